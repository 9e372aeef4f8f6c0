# Half and half.
def tight(factor):
    """One person makes a rare output a fair coin."""
    rare = Fraction(1, 2) / factor
    return (rare, 1 - rare), (Fraction(1, 2), Fraction(1, 2))
