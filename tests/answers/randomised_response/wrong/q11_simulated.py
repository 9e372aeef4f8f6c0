# Simulates 2000 surveys: close, but the accuracy is asked exactly.
def accuracy(n, ones, p):
    rng = np.random.default_rng(11)
    yes = rng.binomial(ones, 1 - p, 2000) + rng.binomial(n - ones, p, 2000)
    errors = np.sort(np.abs((yes / n - p) / (1 - 2 * p) - ones / n))
    return errors[math.ceil(2000 * 2 / 3) - 1]
