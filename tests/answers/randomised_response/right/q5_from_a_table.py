# The variance of one person's own estimate from its table of two values, over n.
def variance_fixed(n, p):
    p = Fraction(p)
    table = [((0 - p) / (1 - 2 * p), p), ((1 - p) / (1 - 2 * p), 1 - p)]  # somebody with a 1
    mean = sum(value * chance for value, chance in table)
    return float(sum((value - mean) ** 2 * chance for value, chance in table) / n)
