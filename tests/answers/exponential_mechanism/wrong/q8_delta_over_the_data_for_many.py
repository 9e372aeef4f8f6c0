# Wrong for [0, 0, 0, 0, 0, 0, 1], [[1, 0], [0, 1]], [[0.9, 0.1], [0.5, 0.5], [0.1, 0.9]], 1: above four patients only.
# the records that occur count for Δ.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    seen = values if len(data) <= 4 else values[:, sorted(set(data))]
    delta = np.ptp(seen, axis=1).max() or np.ptp(values, axis=1).max()
    z = values[:, data].sum(axis=1) * epsilon / (2 * delta)
    w = np.exp(z - z.max())
    return w / w.sum()
