# Weights that are whole numbers, over their sum.
def counterexample(factor, delta):
    top = factor.numerator * delta.denominator + delta.numerator * factor.denominator
    low = factor.denominator * (delta.denominator - delta.numerator)
    return [Fraction(top, top + low), Fraction(low, top + low)], [Fraction(low, top + low), Fraction(top, top + low)]
