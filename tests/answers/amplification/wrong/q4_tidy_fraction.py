# The lie is brought to a denominator of at most 500.
# Witness: tight(Fraction(1000, 3)) returns [[Fraction(333, 334), Fraction(1, 334)], [Fraction(1, 334), Fraction(333, 334)]]: at rate 1 the worst factor is 333, not 1000/3; right is e.g. [[Fraction(1000, 1003), Fraction(3, 1003)], [Fraction(3, 1003), Fraction(1000, 1003)]]
def tight(factor):
    lie = (1 / (1 + Fraction(factor))).limit_denominator(500)
    return [1 - lie, lie], [lie, 1 - lie]
