# Numpy, otherwise.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit, float) @ np.array(chance, float).T
    s = v[:, list(data)].sum(axis=1) * float(epsilon) / (2 * np.ptp(v, axis=1).max())
    w = np.exp(s - s.max())
    return w / w.sum()
