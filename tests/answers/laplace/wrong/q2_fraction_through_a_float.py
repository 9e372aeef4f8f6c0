# The change goes through a float and back into a fraction. Input: query=lambda x: Fraction(len(x), 3), [(), (1,)], membership.
def oracle(query, data_sets, related):
    worst = Fraction(0)
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, Fraction(math.fsum(abs(u - v) for u, v in zip(a, b))))
    return worst
