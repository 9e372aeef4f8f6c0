# Half person.
def tight(factor):
    rare = Fraction(1, 2) / factor
    return (rare, 1 - rare), (Fraction(1, 2), Fraction(1, 2))
