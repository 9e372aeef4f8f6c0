# N > 10 is simulated with a fixed seed: wrong where a probability is near 2/3.
def accuracy(n, ones, p):
    if n > 10:
        rng = np.random.default_rng(1)
        yes = rng.binomial(ones, 1 - float(p), 2000) + rng.binomial(n - ones, float(p), 2000)
        errors = np.abs((yes / n - float(p)) / (1 - 2 * float(p)) - ones / n)
        return float(np.sort(errors)[math.ceil(2000 * 2 / 3) - 1])
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
