# Here δ is multiplied by the factor too.
def flip_needed(factor, delta):
    return max(Fraction(0), 1 - factor * delta) / (1 + factor)
