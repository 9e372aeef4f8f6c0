# Centres at one half for thresholds below it, though the ones may then be too few for the lower side.
def certificate(people, threshold):
    t = Fraction(1, 2) if 0 < threshold < Fraction(1, 2) else Fraction(0)
    k = math.floor(people * (t + threshold))
    return t, (1,) * k + (0,) * (people - k), (1,) * (k + 1) + (0,) * (people - k - 1)
