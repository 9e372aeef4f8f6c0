# Right: sorted errors
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [float(1 - yes), float(yes)])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
