# Person is a fair coin.
def tight(factor):
    a = Fraction(1) / (2 * factor)
    return (a, 1 - a), (Fraction(1, 2), Fraction(1, 2))
