# By whole number array.
def certificate(people, threshold):
    first = np.zeros(people, dtype=int)
    second = first.copy()
    for i in range(people):
        second[i] = 1
        if Fraction(int(second.sum()), people) > threshold:
            return [0, first, second]
        first[i] = 1
