# More than 20 outputs from factor 19 on.
def tight(factor):
    n = math.floor(factor) + 2
    share = Fraction(1, n)
    large = share * factor
    return [share] * n, [large] + [(1 - large) / (n - 1)] * (n - 1)
