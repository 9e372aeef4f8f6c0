# Exact fractions until the end: the largest ratio, and one logarithm.
def worst_log_ratio(table, related):
    ratio = Fraction(1)
    for x, y in itertools.permutations(table, 2):
        if not related(x, y):
            continue
        for a, u in table[x].items():
            u, v = Fraction(u), Fraction(table[y].get(a, 0))
            if u > 0 and v == 0:
                return float("inf")
            if u > 0 and u / v > ratio:
                ratio = u / v
    return math.log(ratio.numerator) - math.log(ratio.denominator)
