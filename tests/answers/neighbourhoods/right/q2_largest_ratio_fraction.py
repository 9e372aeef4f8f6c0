# Keeps the largest ratio as a fraction, and takes one logarithm at the end.
def worst_log_ratio(table, related):
    top = Fraction(1)
    for x, y in itertools.product(table, repeat=2):
        if not related(x, y):
            continue
        for a, u in table[x].items():
            v = table[y].get(a, 0)
            if u > 0 and v == 0:
                return math.inf
            if u > v:
                top = max(top, u / v)
    return math.log(top)
