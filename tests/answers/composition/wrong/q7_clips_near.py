# Allows numbers that miss the range by less than 1/100 and cuts them off.
def disguise(p, u, v):
    r = [((1 - p) * a - p * b) / (1 - 2 * p) for a, b in ((u, v), (v, u))]
    if any(z < Fraction(-1, 100) or z > Fraction(101, 100) for z in r):
        return None
    return [min(max(z, Fraction(0)), Fraction(1)) for z in r]
