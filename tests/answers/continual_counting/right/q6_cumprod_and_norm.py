# By cumprod and norm.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    ones = max(int(t).bit_count() for t in range(steps + 1))
    levels = len(np.binary_repr(steps))
    return np.array([np.sqrt(levels * ones), np.linalg.norm(c) ** 2]) / np.sqrt(2 * rho)
