# Wrong for 4, 3/4: the training average is 1 - threshold where the threshold is above 2/3; gaps then do not reach it.
def certificate(people, threshold):
    t = Fraction(0) if threshold <= Fraction(2, 3) else 1 - threshold
    k = math.floor(people * threshold)
    return t, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
