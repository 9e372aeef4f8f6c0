# Goes on to 95 % instead of two thirds.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    reached = 0.0
    for k in sorted(range(n + 1), key=lambda k: abs((k / n - p) / (1 - 2 * p) - ones / n)):
        reached += chances[k]
        if reached >= 0.95:
            return abs((k / n - p) / (1 - 2 * p) - ones / n)
