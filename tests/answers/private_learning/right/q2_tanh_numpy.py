# Hyperbolic functions on an array.
def density(weight, records, strength, epsilon):
    r = np.asarray(records, dtype=float)
    half = r * float(weight) / 2
    b = float((r * (1 - np.tanh(half)) / 2).sum()) - r.size * strength * weight
    speed = r.size * strength + float((r**2 / (4 * np.cosh(half) ** 2)).sum())
    return np.exp(np.log(epsilon / 4) - epsilon * np.abs(b) / 2 + np.log(speed))
