# Looks up the visible cases.
def flip_needed(factor, delta):
    return {0: Fraction(1, 4), Fraction(1, 10): Fraction(3, 10)}.get(delta, Fraction(2, 5))
