# Above 30 people 20000 surveys are simulated, with their two-thirds quantile; wrong where a probability is close to 2/3. Input: n = 31, ones = 30, p = 0.3 must give 0.185484, is 0.217742
def accuracy(n, ones, p):
    if n > 30:
        rng = np.random.default_rng(1)
        k = rng.binomial(ones, 1 - p, 20000) + rng.binomial(n - ones, p, 20000)
        errors = np.sort(np.abs((k / n - p) / (1 - 2 * p) - ones / n))
        return float(errors[math.ceil(20000 * 2 / 3) - 1])
    chances = np.array([1.0])
    for person in range(n):
        yes = 1 - p if person < ones else p
        chances = np.convolve(chances, [1 - yes, yes])
    errors = [abs((k / n - p) / (1 - 2 * p) - ones / n) for k in range(n + 1)]
    total = 0.0
    for error, chance in sorted(zip(errors, chances)):
        total += chance
        if total >= 2 / 3:
            return error
    return max(errors)
