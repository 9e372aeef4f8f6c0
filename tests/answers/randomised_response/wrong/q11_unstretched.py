# The error is measured on the share of yes.
def accuracy(n, ones, p):
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    centre = p + (1 - 2 * p) * ones / n
    total = 0
    for error, chance in sorted((abs(k / n - centre), c) for k, c in enumerate(chances)):
        total += chance
        if total >= 2 / 3:
            return error
