# Wrong for factors above 19: nobody is uniform over so many outputs that there are more than 20.
def tight(factor):
    n = math.ceil(factor) + 1
    rest = (1 - factor / n) / (n - 1)
    return [Fraction(1, n)] * n, [factor / n] + [rest] * (n - 1)
