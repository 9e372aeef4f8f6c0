# From factor 20 on a probability is 0 or negative.
def tight(factor):
    n = 20
    share = Fraction(1, n)
    large = share * factor
    return [share] * n, [large] + [(1 - large) / (n - 1)] * (n - 1)
