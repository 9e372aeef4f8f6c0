# Numpy cumprod.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    t = np.arange(1, steps + 1)
    ones = sum((t >> j) & 1 for j in range(12)).max()
    levels = math.floor(math.log2(steps)) + 1
    return np.array([math.sqrt(levels) * math.sqrt(ones), c @ c]) / math.sqrt(2 * rho)
