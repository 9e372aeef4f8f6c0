# Everybody has a 1: p is used as the chance of a yes, as for zeros.
def accuracy(n, ones, p):
    law = np.array([1.0])
    for i in range(n):
        q = 1 - p if i < ones % n else p
        law = np.convolve(law, [1 - q, q])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, law)):
        total += chance
        if total >= 2 / 3:
            return error
