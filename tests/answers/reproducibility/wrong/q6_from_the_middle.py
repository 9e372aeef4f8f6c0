# A training average of one half is used up to a threshold of one half, where nobody is left to step over it.
def certificate(people, threshold):
    half = Fraction(1, 2)
    if threshold <= half:
        j = math.floor(2 * people * threshold)
        return half, (1,) * j + (half,) * (people - j), (1,) * (j + 1) + (half,) * (people - j - 1)
    k = math.floor(people * threshold)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
