# The coefficients as a running product in numpy.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    c = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    m = max(t.bit_count() for t in range(1, steps + 1))
    return [math.sqrt(steps.bit_length() * m / 2 / rho), float(c @ c) / math.sqrt(2 * rho)]
