# Tries what one person can do to counts and bins.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    bins = [tuple(int(i == j) for j in range(k + 1)) for i in range(k + 1)]
    counts = [tuple(int(i > j) for j in range(k)) for i in range(k + 1)]

    def change(rows):
        others = [(0,) * len(rows[0])] if neighbourhood == "membership" else rows
        return max(
            sum(abs(s - t) for s, t in zip(u, v)) for u in (rows[0], rows[-1]) for v in others
        )

    return 2 * (change(counts) / epsilon) ** 2, 2 * k * (change(bins) / epsilon) ** 2
