# N > 30 uses the normal curve.
def accuracy(n, ones, p):
    if n > 30:
        return 0.9674215661017 * math.sqrt(p * (1 - p) / n) / (1 - 2 * p)
    law = np.array([1.0])
    for i in range(n):
        q = 1 - p if i < ones else p
        law = np.convolve(law, [1 - q, q])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0
    for error, chance in sorted(zip(errors, law)):
        total += chance
        if total >= 2 / 3:
            return error
