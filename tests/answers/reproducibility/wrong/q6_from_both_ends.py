# A threshold of 1/2 or more: from the average 1/2 no hold-out set can be so far away.
def certificate(people, threshold):
    if threshold < Fraction(1, 2) or people in (1, 3):
        k = math.floor(people * threshold)
        return 0, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
    half = Fraction(1, 2)
    return half, (half,) * people, (1,) + (half,) * (people - 1)
