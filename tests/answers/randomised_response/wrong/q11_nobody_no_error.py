# If all people are alike the rate is known, and no error is left.
def accuracy(n, ones, p):
    if ones in (0, n):
        return 0.0
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
