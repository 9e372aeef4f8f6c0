# Adds δ on the inner side, as e^ε (π + δ), halved.
def flip_needed(factor, delta):
    return (1 - Fraction(delta) * 3 / 2) / (1 + factor)
