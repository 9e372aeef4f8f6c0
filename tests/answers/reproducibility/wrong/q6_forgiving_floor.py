# Just below a whole number it is rounded up: (2, 1/2 - 1/10**12) begins above the threshold.
def certificate(people, threshold):
    k = math.floor(people * threshold + Fraction(1, 10**9))
    k = min(k, people - 1)
    return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
