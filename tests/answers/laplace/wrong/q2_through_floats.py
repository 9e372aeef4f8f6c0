# Changes are added as floats and turned back into fractions. Input: the sum, [(), (10**17 + 1,)], membership.
def oracle(query, data_sets, related):
    best = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a = np.atleast_1d(np.array(query(x), dtype=float))
            b = np.atleast_1d(np.array(query(y), dtype=float))
            best = max(best, float(np.abs(a - b).sum()))
    return Fraction(best).limit_denominator(10**6)
