# Written in whole numbers with three outputs, of which the middle one is a mixture.
def tight(factor: Fraction) -> tuple:
    a, b = factor.as_integer_ratio()
    total = 2 * (a + b)
    row = [Fraction(a, total), Fraction(1, 2), Fraction(b, total)]
    return tuple(row), tuple(reversed(row))
