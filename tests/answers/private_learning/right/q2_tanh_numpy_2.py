# By tanh numpy.
def density(weight, records, strength, epsilon):
    r = np.array(records, dtype=float)
    half = np.tanh(r * weight / 2)
    tilt = (r * (1 - half) / 2 - strength * weight).sum()
    fast = (strength + r**2 * (1 - half**2) / 4).sum()
    return np.float64(epsilon / 4) * np.exp(-epsilon / 2 * np.abs(tilt)) * fast
