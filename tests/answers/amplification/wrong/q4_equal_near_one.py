# A factor below 1.01 is taken for 1, and both rows are the same.
# Witness: tight(Fraction(1005, 1000)) returns [[Fraction(1, 2), Fraction(1, 2)], [Fraction(1, 2), Fraction(1, 2)]]: at rate 1 the worst factor is 1, not 201/200; right is e.g. [[Fraction(201, 401), Fraction(200, 401)], [Fraction(200, 401), Fraction(201, 401)]]
def tight(factor):
    if factor < Fraction(101, 100):
        return [Fraction(1, 2)] * 2, [Fraction(1, 2)] * 2
    lie = 1 / (1 + Fraction(factor))
    return [1 - lie, lie], [lie, 1 - lie]
