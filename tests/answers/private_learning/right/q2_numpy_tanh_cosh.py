# Numpy arrays, with s = (1 - tanh(rw/2))/2 and s(1-s) = 1/(4 cosh(rw/2)^2).
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    half = r * float(weight) / 2
    n = r.size
    b = np.sum(r * (1 - np.tanh(half)) / 2) - n * float(strength) * float(weight)
    slope = n * float(strength) + np.sum((r / (2 * np.cosh(half))) ** 2)
    scale = 2 / float(epsilon)
    return float(np.exp(-abs(b) / scale) / (2 * scale) * slope)
