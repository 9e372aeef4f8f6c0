# Shares by tanh, numpy
def density(weight, records, strength, epsilon):
    r = np.asarray([float(v) for v in records])
    t = np.tanh(r * float(weight) / 2)
    tilt = (r * (1 - t) / 2).sum() - r.size * float(strength) * float(weight)
    fast = r.size * float(strength) + (r**2 * (1 - t**2) / 4).sum()
    return float(epsilon) / 4 * np.exp(-abs(tilt) * float(epsilon) / 2) * fast
