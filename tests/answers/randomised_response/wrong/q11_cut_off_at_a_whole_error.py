# Wrong for p near the end: an error above 1 is said not to exist, and is cut off.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [min(1, abs((k / n - p) / (1 - 2 * p) - ones / n)) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
