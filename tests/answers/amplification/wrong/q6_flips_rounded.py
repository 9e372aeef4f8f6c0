# Rounds p to a denominator of at most 20, wrong for p = 4/75.
def shuffled_delta(people, p, factor):
    p = p.limit_denominator(20)
    n = people
    rows = []
    for u in range(n + 1):
        row = {0: Fraction(1)}
        for q in itertools.chain(itertools.repeat(1 - p, u), itertools.repeat(p, n - u)):
            row = {k: row.get(k, 0) * (1 - q) + row.get(k - 1, 0) * q for k in range(len(row) + 1)}
        rows.append(list(row.values()))
    one_way = [sum(max(s - factor * t, 0) for s, t in zip(*pair)) for pair in zip(rows, rows[1:])]
    other = [sum(max(t - factor * s, 0) for s, t in zip(*pair)) for pair in zip(rows, rows[1:])]
    return max(one_way + other)
