# Takes δ off p.
def flip_needed(factor, delta):
    return max(Fraction(1) / (1 + factor) - delta, Fraction(0))
