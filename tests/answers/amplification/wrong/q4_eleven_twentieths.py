# The person says yes with 11/20, which is too much for factors below 11/9: the other output breaks epsilon.
# Witness: tight(Fraction(6, 5)) returns [[Fraction(11, 24), Fraction(13, 24)], [Fraction(11, 20), Fraction(9, 20)]]: at rate 1 the worst factor is 65/54, more than 6/5; right is e.g. [[Fraction(6, 11), Fraction(5, 11)], [Fraction(5, 11), Fraction(6, 11)]]
def tight(factor):
    often = Fraction(11, 20)
    return [often / factor, 1 - often / factor], [often, 1 - often]
