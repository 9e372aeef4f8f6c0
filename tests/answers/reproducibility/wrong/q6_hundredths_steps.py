# Wrong for 5, 94/97: one value was raised by n/100 from the whole hundredths of the threshold, to at most 1.
def certificate(people, threshold):
    first = np.zeros(people, dtype=int)
    second = first.copy()
    for i in range(people):
        second[i] = 1
        if Fraction(int(second.sum()), people) > threshold:
            return [0, first, second]
        first[i] = 1
