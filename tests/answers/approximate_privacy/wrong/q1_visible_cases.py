# Looks up the visible cases.
def least_delta(one, other, factor):
    return {2: Fraction(9, 20), Fraction(3, 2): Fraction(7, 20)}.get(factor, 0)
