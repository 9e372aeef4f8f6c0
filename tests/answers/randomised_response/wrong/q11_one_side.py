# Forgets the absolute value: counts only estimates that are too high.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    reached = 0.0
    for k in range(n + 1):
        reached += chances[k]
        if reached >= 2 / 3:
            return (k / n - p) / (1 - 2 * p) - ones / n
