# Exact ratios.
def ratio(u, v):
    if u == v:
        return 1
    if not u or not v:
        return math.inf
    return max(Fraction(u) / Fraction(v), Fraction(v) / Fraction(u))


def worst_log_ratio(table, related):
    ratios = [1]
    for (x, here), (y, there) in itertools.product(table.items(), repeat=2):
        if related(x, y):
            ratios += [ratio(here.get(a, 0), there.get(a, 0)) for a in (*here, *there)]
    return math.log(max(ratios))
