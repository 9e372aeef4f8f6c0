# The values are rounded to one decimal.
def decide(data, benefit, chance, epsilon):
    v = np.round(np.array(benefit) @ np.array(chance).T, 1)
    s = v[:, data].sum(axis=1) * epsilon / (2 * np.ptp(v, axis=1).max())
    w = np.exp(s - s.max())
    return w / w.sum()
