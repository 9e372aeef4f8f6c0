# Thinks that δ of one half or more is no promise, so that nobody needs to flip.
# Witness: flip_needed(1, Fraction(1, 2)) returns 0; right is Fraction(1, 4).
def flip_needed(factor, delta):
    if delta >= Fraction(1, 2):
        return 0
    return (1 - Fraction(delta)) / (1 + factor)
