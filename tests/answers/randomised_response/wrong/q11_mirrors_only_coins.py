# Exchanges ones and zeros if there are more ones, but forgets to do so in the error.
# Witness: accuracy(4, 3, 0.25) returns 0.75; right is 0.25.
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
