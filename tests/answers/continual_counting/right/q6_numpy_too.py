# Another way: numpy.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate(([1.0], np.cumprod((2 * k - 1) / (2 * k))))
    levels = len(bin(steps)) - 2
    ones = max(bin(t).count("1") for t in range(1, steps + 1))
    return np.array([math.sqrt(levels * ones), float(c @ c)]) / math.sqrt(2 * rho)
