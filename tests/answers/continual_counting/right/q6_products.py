# Products by numpy, logarithms rounded down.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.r_[1.0, np.cumprod(1 - 0.5 / k)]
    m = int(np.floor(np.log2(steps + 1)))
    l = int(np.floor(np.log2(steps))) + 1
    return [np.sqrt(l * m / 2 / rho), (c**2).sum() / np.sqrt(2 * rho)]
