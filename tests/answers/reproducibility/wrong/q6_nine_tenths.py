# Knows thresholds up to nine tenths.
def certificate(people, threshold):
    k = math.floor(people * min(threshold, Fraction(9, 10)))
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
