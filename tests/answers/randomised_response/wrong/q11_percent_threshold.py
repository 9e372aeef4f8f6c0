# Takes 0.66 for two thirds.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - float(p) if person < ones else float(p)
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - float(p)) / (1 - 2 * float(p)) - ones / n) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 0.66:
            return error
