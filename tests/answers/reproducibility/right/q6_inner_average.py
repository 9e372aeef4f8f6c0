# A training average inside: half of what the threshold leaves
def certificate(people, threshold):
    t = (1 - threshold) / 2
    inside = (t + threshold,) * people
    return t, inside, inside[:-1] + (Fraction(1),)
