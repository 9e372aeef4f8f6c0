# Two thirds is taken as 0.67. Input: n = 1, ones = 0, p = 0.332 must give 0.988..., is 1.988...
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 0.67:
            return error
    return max(errors)
