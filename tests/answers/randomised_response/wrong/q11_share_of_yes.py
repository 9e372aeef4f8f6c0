# Measures the error on the share of yes, not on the estimate.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    mean = p + (1 - 2 * p) * ones / n
    reached = 0.0
    for error, chance in sorted((abs(k / n - mean), c) for k, c in enumerate(chances)):
        reached += chance
        if reached >= 2 / 3:
            return error
