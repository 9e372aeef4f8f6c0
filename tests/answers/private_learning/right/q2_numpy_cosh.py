# Numpy arrays; the second derivative of the loss is written with cosh and the slope with tanh.
def density(weight, records, strength, epsilon):
    r = np.asarray(records, dtype=float)
    half = r * weight / 2
    b = np.sum(r * (1 - np.tanh(half)) / 2) - r.size * strength * weight
    jacobian = r.size * strength + np.sum((r / (2 * np.cosh(half))) ** 2)
    return float(epsilon / 4 * np.exp(-abs(b) * epsilon / 2) * jacobian)
