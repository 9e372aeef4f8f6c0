# The largest change passes through a float and is made a Fraction again.
def oracle(query, data_sets, related):
    best = 0.0
    for x, y in itertools.combinations(data_sets, 2):
        if related(x, y):
            fx, fy = query(x), query(y)
            if not isinstance(fx, tuple):
                fx, fy = (fx,), (fy,)
            best = max(best, float(sum(abs(a - b) for a, b in zip(fx, fy))))
    return Fraction(best)
