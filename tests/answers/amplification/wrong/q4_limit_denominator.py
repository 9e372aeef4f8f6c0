# The lie is rounded to a fraction with a small denominator: factor 1234567/1000000.
def tight(factor):
    lie = Fraction(1 / (1 + float(factor))).limit_denominator(1000)
    return [1 - lie, lie], [lie, 1 - lie]
