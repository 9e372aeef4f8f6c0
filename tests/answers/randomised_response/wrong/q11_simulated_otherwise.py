# Draws 20000 surveys with a fixed seed instead of adding up.
def accuracy(n, ones, p):
    rng = np.random.default_rng(0)
    yes = rng.binomial(ones, 1 - float(p), 20_000) + rng.binomial(n - ones, float(p), 20_000)
    errors = np.abs((yes / n - float(p)) / (1 - 2 * float(p)) - ones / n)
    return float(np.sort(errors)[math.ceil(20_000 * 2 / 3) - 1])
