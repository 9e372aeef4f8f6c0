# The derivative by a complex step, which loses no digits.
def slopes(utilities, sensitivity):
    step = 1e-40
    values = np.array([float(u) for u in utilities])
    weights = np.exp(1j * step * (values - values[0]) / (2 * float(sensitivity)))
    return (weights / weights.sum()).imag / step
