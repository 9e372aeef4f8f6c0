# The column of the matrix by cumprod; sensitivity and weights as two norms
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    column = np.concatenate(([1.0], np.cumprod((2 * k - 1) / (2 * k))))
    sigma = np.linalg.norm(column) / float(2 * rho) ** 0.5
    errors = sigma * np.sqrt(np.cumsum(column[:steps] ** 2))
    t = np.arange(1, steps + 1)
    ones = np.array([int(i).bit_count() for i in t])
    levels = int(t[-1]).bit_length()
    return float(np.sqrt(ones.max() * levels) / float(2 * rho) ** 0.5), float(errors.max())
