# Undoes two fair coins, whatever p.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    reached = 0.0
    for error, chance in sorted(
        (abs(2 * k / n - 0.5 - ones / n), c) for k, c in enumerate(chances)
    ):
        reached += chance
        if reached >= 2 / 3:
            return error
