# Takes rows that reveal everything.
def tight(factor):
    return [Fraction(1), Fraction(0)], [Fraction(0), Fraction(1)]
