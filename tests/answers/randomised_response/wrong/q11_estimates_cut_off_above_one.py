# Estimates above 3/2 are cut down to 1, but with three ones of three people and p = 0.3 errors to that side count as well.
def accuracy(n, ones, p):
    chances = [1.0]
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = []
    for k in range(n + 1):
        estimate = (k / n - p) / (1 - 2 * p)
        if estimate > 1.5:
            estimate = 1
        errors.append(abs(estimate - ones / n))
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
