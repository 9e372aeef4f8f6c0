# A change of 100 or more is cut to a whole number. Input: query=lambda x: Fraction(401, 2) * len(x), [(), (1,)], membership.
def oracle(query, data_sets, related):
    worst = 0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            a, b = query(x), query(y)
            if not isinstance(a, tuple):
                a, b = (a,), (b,)
            worst = max(worst, sum(abs(u - v) for u, v in zip(a, b)))
    return int(worst) if worst >= 100 else worst
