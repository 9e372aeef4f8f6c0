# For factors above 4 the rarer side is chosen: nobody is c times the person, and the person nowhere c times nobody.
# Witness: tight(Fraction(8)) returns [[Fraction(1, 2), Fraction(1, 2)], [Fraction(1, 16), Fraction(15, 16)]]: at rate 1/2 the worst factor is 16/9, not 9/2; right is e.g. [[Fraction(8, 9), Fraction(1, 9)], [Fraction(1, 9), Fraction(8, 9)]]
def tight(factor):
    if factor > 4:
        rare = Fraction(1, 2) / factor
        return [Fraction(1, 2), Fraction(1, 2)], [rare, 1 - rare]
    lie = 1 / (1 + factor)
    return [1 - lie, lie], [lie, 1 - lie]
