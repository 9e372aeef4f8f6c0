# By bincount matrix.
def decide(data, benefit, chance, epsilon):
    values = np.asarray(benefit, float) @ np.asarray(chance, float).T
    delta = np.ptp(values, axis=1).max()
    z = values @ np.bincount(data, minlength=len(chance)) * epsilon / (2 * delta)
    w = np.exp(z - np.max(z))
    return w / w.sum()
