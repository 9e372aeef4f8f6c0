# Exact ratios, the logarithm last; plain cases first.
def epsilon_of_coins(first, second):
    s, t = Fraction(first), Fraction(second)
    if s == 0:
        return 0
    if s == 1 or t in (0, 1):
        return math.inf
    ratios = [(s + (1 - s) * c) / ((1 - s) * c) for c in (t, 1 - t)]
    top = max(ratios)
    return math.log(top.numerator) - math.log(top.denominator)
