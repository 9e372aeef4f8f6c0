# Wrong for 20, 19/20 - 1/10**6 or such: the threshold was rounded to a denominator up to 1000.
def certificate(people, threshold):
    first = np.zeros(people, dtype=int)
    second = first.copy()
    for i in range(people):
        second[i] = 1
        if Fraction(int(second.sum()), people) > threshold:
            return [0, first, second]
        first[i] = 1
