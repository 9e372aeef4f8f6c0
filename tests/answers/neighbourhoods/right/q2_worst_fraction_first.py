# By worst fraction first.
def worst_log_ratio(table, related):
    # the largest ratio as an exact fraction; one logarithm at the end, of numerator and denominator
    worst = Fraction(1)
    for x, y in itertools.product(table, repeat=2):
        if related(x, y):
            for output, p in table[x].items():
                q = table[y].get(output, 0)
                if p and not q:
                    return math.inf
                if p and p / q > worst:
                    worst = p / q
    extra = worst - 1
    if extra < Fraction(1, 1000):
        return math.log1p(extra)
    return math.log(worst.numerator) - math.log(worst.denominator)
