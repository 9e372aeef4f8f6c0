# Numpy's cumulative product.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    ones = np.bitwise_count(np.arange(1, steps + 1)).max()
    return np.array([np.sqrt(float(ones) * steps.bit_length()), c @ c]) / np.sqrt(2 * rho)
