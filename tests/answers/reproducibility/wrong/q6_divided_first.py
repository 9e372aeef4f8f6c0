# Divides people by the denominator before it multiplies.
def certificate(people, threshold):
    k = people // threshold.denominator * threshold.numerator
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
