# The c_k by cumprod, the answer as an array.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    S = c @ c
    levels = np.floor(np.log2(steps)) + 1
    ones = max(t.bit_count() for t in range(steps + 1))
    return np.array([np.sqrt(levels * ones), S]) / np.sqrt(2 * float(rho))
