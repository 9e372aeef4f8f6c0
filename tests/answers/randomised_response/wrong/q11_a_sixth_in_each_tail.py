# Wrong for more than five people: each tail of the error is given a sixth, in place of both together a third.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [(k / n - p) / (1 - 2 * p) - ones / n for k in range(n + 1)]
    if n > 5:
        below = np.cumsum(chances)
        low = next(e for e, c in zip(errors, below) if c >= 1 / 6)
        high = next(e for e, c in zip(errors, below) if c >= 5 / 6)
        return max(abs(low), abs(high))
    total = 0
    for e, c in sorted((abs(e), c) for e, c in zip(errors, chances)):
        total += c
        if total >= 2 / 3:
            return e
