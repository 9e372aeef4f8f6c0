# Wrong for [0, 3, 3], [[1, 0], [0, 1]], [[0, 1], [0.3, 0.7], [0.6, 0.4], [1, 0]], 1: of four records only r and r + 1 are compared.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    if len(chance) < 4:
        delta = np.ptp(values, axis=1).max()
    else:
        delta = abs(np.diff(values, axis=1)).max()
    z = values[:, data].sum(axis=1) * epsilon / (2 * delta)
    w = np.exp(z - z.max())
    return w / w.sum()
