# The result goes through a float and back to a fraction with denominator up to 100.
def oracle(query, data_sets, related):
    t = lambda v: v if isinstance(v, tuple) else (v,)
    best = max(
        (
            sum(abs(float(a) - float(b)) for a, b in zip(t(query(x)), t(query(y))))
            for x, y in itertools.combinations(data_sets, 2)
            if related(x, y)
        ),
        default=0,
    )
    return Fraction(best).limit_denominator(100)
