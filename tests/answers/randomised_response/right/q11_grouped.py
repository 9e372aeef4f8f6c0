# Errors that agree up to rounding are one group.
def accuracy(n, ones, p):
    """The least α with Pr(|estimate − ones/n| ≤ α) ≥ 2/3, over the coins of n people."""
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((yes / n - p) / (1 - 2 * p) - ones / n) for yes in range(n + 1)]
    reached = 0.0
    for error, chance in sorted(zip(errors, chances)):
        reached += chance
        if reached >= 2 / 3 - 1e-12:
            return error
