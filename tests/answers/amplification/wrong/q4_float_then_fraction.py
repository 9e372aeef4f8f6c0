# Wrong for factors with large denominators: the lie is a float brought to a denominator of at most 1000.
def tight(factor):
    lie = Fraction(1 / (1 + float(factor))).limit_denominator(1000)
    return [1 - lie, lie], [lie, 1 - lie]
