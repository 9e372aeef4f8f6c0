# By three outputs one silent.
def tight(factor):
    a, b = factor.as_integer_ratio()
    whole = 2 * (a + b)
    return (
        [Fraction(1, 2), Fraction(a, whole), Fraction(b, whole)],
        [Fraction(1, 2), Fraction(b, whole), Fraction(a, whole)],
    )
