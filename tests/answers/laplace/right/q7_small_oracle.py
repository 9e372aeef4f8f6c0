# Small oracle.
def worst_variances(thresholds, epsilon, neighbourhood):
    k = thresholds
    counts = [
        [int(b >= i) for i in range(1, k + 1)] for b in range(k + 1)
    ]  # of one person in bin b
    cells = [[int(b == c) for c in range(k + 1)] for b in range(k + 1)]

    def step(vectors):
        if neighbourhood == "membership":
            return max(sum(v) for v in vectors)
        return max(sum(abs(a - b) for a, b in zip(v, w)) for v in vectors for w in vectors)

    def variance(change):
        return 2 * (change / epsilon) ** 2

    sums = [variance(step(cells)) * (k + 1 - i) for i in range(1, k + 1)]
    return variance(step(counts)), max(sums)
