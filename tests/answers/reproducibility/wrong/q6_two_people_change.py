# Wrong for 8, 4/5: from threshold 3/4 on the second set has its ones at the other end, and two people differ.
def certificate(people, threshold):
    first = np.zeros(people, dtype=int)
    second = first.copy()
    for i in range(people):
        second[i] = 1
        if Fraction(int(second.sum()), people) > threshold:
            return [0, first, second]
        first[i] = 1
