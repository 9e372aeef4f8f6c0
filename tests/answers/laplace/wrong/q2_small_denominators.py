# Computes in floats and returns a fraction with a denominator of at most 1000.
def oracle(query, data_sets, related):
    worst = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = np.atleast_1d(query(x)).astype(float), np.atleast_1d(query(y)).astype(float)
            worst = max(worst, float(np.abs(a - b).sum()))
    return Fraction(worst).limit_denominator(1000)
