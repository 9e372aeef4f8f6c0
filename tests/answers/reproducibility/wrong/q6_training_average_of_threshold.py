# Wrong for 4, 3/4: the training average is 1 - threshold where the threshold is above 2/3; gaps then do not reach it.
def certificate(people, threshold):
    first = np.zeros(people, dtype=int)
    second = first.copy()
    for i in range(people):
        second[i] = 1
        if Fraction(int(second.sum()), people) > threshold:
            return [0, first, second]
        first[i] = 1
