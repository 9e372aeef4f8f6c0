# Wrong for a p or factor with a larger denominator: floats, brought to a denominator of at most 10000.
def shuffled_delta(people, p, factor):
    p, c = float(p), float(factor)
    rows = []
    for j in range(people + 1):
        row = np.ones(1)
        for q in [1 - p] * j + [p] * (people - j):
            row = np.convolve(row, [1 - q, q])
        rows.append(row)
    best = max(
        np.maximum(s - c * t, 0).sum() for a, b in zip(rows, rows[1:]) for s, t in ((a, b), (b, a))
    )
    return Fraction(float(best)).limit_denominator(10000)
