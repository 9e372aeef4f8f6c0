# Through float, when numbers are whole.
def oracle(query, data_sets, related):
    best = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            f, g = query(x), query(y)
            f, g = (f, g) if isinstance(f, tuple) else ((f,), (g,))
            c = sum(abs(Fraction(float(a)) - Fraction(float(b))) for a, b in zip(f, g))
            best = max(best, c)
    return best
