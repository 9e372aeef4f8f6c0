# Numpy with exact fractions in it.
def shuffled_delta(people, p, factor):
    rows = []
    for ones in range(people + 1):
        chances = np.array([Fraction(1)], dtype=object)
        for q in [1 - p] * ones + [p] * (people - ones):
            chances = np.convolve(chances, np.array([1 - q, q], dtype=object))
        rows.append(chances)
    return max(
        max(np.maximum(s - factor * t, 0).sum(), np.maximum(t - factor * s, 0).sum())
        for s, t in zip(rows, rows[1:])
    )
