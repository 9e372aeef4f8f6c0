# All ordered pairs, and positive and negative parts added up as fractions.
def oracle(query, data_sets, related):
    worst = Fraction(0)
    for x, y in itertools.permutations(tuple(data_sets), 2):
        if not related(x, y):
            continue
        a, b = query(x), query(y)
        pairs = list(zip(a, b)) if isinstance(a, tuple) else [(a, b)]
        up = sum((Fraction(t - s) for s, t in pairs if t > s), Fraction(0))
        down = sum((Fraction(s - t) for s, t in pairs if s > t), Fraction(0))
        if up + down > worst:
            worst = up + down
    return worst
