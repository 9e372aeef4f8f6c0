# Wrong for fractions with large denominators, or large numbers: a float in between.
def oracle(query, data_sets, related):
    best = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = np.atleast_1d(query(x)), np.atleast_1d(query(y))
            best = max(best, float(np.abs(a - b).sum()))
    return Fraction(best).limit_denominator(1000)
