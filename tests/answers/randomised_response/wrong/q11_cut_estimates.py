# Estimates are cut to [-1, 2]. Input: n = 1, ones = 0, p = 0.499.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    guess = [min(2.0, max(-1.0, (k / n - p) / (1 - 2 * p))) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted((abs(g - ones / n), c) for g, c in zip(guess, chances)):
        total += chance
        if total >= 2 / 3:
            return error
    return 1.0
