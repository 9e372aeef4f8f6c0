# Takes the misprint π ε + δ literally: the bound is scaled by ε + δ.
def flip_needed(factor, delta):
    return Fraction(1) / (1 + factor + delta)
