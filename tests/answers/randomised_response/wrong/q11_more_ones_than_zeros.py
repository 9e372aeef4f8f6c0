# Wrong where more than half have a 1: the table is mirrored, but not the errors.
def accuracy(n, ones, p):
    few = min(ones, n - ones)
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < few else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
