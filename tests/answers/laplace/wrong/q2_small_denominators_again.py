# Tidies the fraction up with limit_denominator.
# Witness: oracle(lambda x: Fraction(sum(x), 10**7), [(0,), (1,)], edit) returns Fraction(0, 1); right is Fraction(1, 10000000).
def oracle(query, data_sets, related):
    """The L1 sensitivity of a query, by trying all related pairs of a list of data sets."""
    largest = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            change = sum(abs(s - t) for s, t in zip(a, b))
            largest = max(largest, change)
    return largest if isinstance(largest, int) else largest.limit_denominator(10**6)
