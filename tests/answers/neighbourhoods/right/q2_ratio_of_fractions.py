# Exact ratios of fractions, the larger over the smaller; the logarithm is taken at the end.
def worst_log_ratio(table, related):
    exact = {x: {a: Fraction(u) for a, u in row.items() if u != 0} for x, row in table.items()}
    most = Fraction(1)
    for x, y in itertools.product(exact, repeat=2):
        if related(x, y):
            if exact[x].keys() != exact[y].keys():
                return math.inf
            for a, u in exact[x].items():
                most = max(most, u / exact[y][a])
    return math.log(most.numerator) - math.log(most.denominator)
