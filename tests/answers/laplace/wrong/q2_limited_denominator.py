# Keeps the result a fraction, but a handy one with denominator up to 1000.
def oracle(query, data_sets, related):
    best = Fraction(0)
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            a, b = (a, b) if isinstance(a, tuple) else ((a,), (b,))
            best = max(
                best, Fraction(sum(abs(u - v) for u, v in zip(a, b))).limit_denominator(1000)
            )
    return best
