# Vectorised, with hyperbolic functions, in log space.
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    half = r * float(weight) / 2
    tilt = np.sum(r * (1 - np.tanh(half)) / 2 - float(strength) * float(weight))
    speed = np.sum(float(strength) + r**2 / (4 * np.cosh(half) ** 2))
    return float(np.exp(np.log(float(epsilon) / 4) - float(epsilon) * abs(tilt) / 2 + np.log(speed)))
