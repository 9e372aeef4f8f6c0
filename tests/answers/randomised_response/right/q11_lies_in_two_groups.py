# Binomial formulas for the lies of ones (l1) and of zeros (l0); the error is |l0 - l1 - expected|/(n(1-2p)).
def accuracy(n, ones, p):
    zeros = n - ones

    def binomial(m, k):
        return math.comb(m, k) * float(p) ** k * float(1 - p) ** (m - k)

    by_difference = {}
    for l1 in range(ones + 1):
        for l0 in range(zeros + 1):
            by_difference.setdefault(l0 - l1, []).append(binomial(ones, l1) * binomial(zeros, l0))
    expected = float((zeros - ones) * p)
    rows = [(abs(d - expected), math.fsum(chances)) for d, chances in by_difference.items()]
    rows.sort()
    total = 0.0
    for distance, chance in rows:
        total += chance
        if total > 2 / 3:
            return distance / (n * float(1 - 2 * p))
    raise AssertionError("probabilities add up to 1")
