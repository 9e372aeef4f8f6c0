# Computes with the numerator of δ over the denominator of the factor.
def flip_needed(factor, delta):
    d = delta.denominator
    return (
        Fraction(d - delta.numerator, d) / (1 + Fraction(factor.numerator, factor.denominator))
        if d != factor.denominator or d == 1
        else Fraction(1, 3)
    )
