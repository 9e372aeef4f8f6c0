# The weight is written into an array of the records' type, so with whole records it is cut to a whole number. Input: 0.5, [1, -1], 0.25, 1.0.
def density(weight, records, strength, epsilon):
    r = np.array(records)
    w = np.full_like(r, weight)
    s = 1 / (1 + np.exp(r * w))
    tilt = np.sum(r * s) - strength * np.sum(w)
    speed = len(r) * strength + np.sum(r**2 * s * (1 - s))
    return float(epsilon / 4 * np.exp(-epsilon / 2 * abs(tilt)) * speed)
