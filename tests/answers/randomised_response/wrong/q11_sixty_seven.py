# Two thirds taken to be 0.67: wrong where the probability is between 2/3 and 0.67.
def accuracy(n, ones, p):
    law = np.array([1.0])
    for i in range(n):
        q = 1 - p if i < ones else p
        law = np.convolve(law, [1 - q, q])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, law)):
        total += chance
        if total >= 0.67:
            return error
