# A sensitivity below 1 is lifted to 1. Input: [0], benefit [[1, 0], [0, 1]], chance [[0.2, 0.8], [0.8, 0.2]], epsilon 1.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = max(1.0, np.ptp(v, axis=1).max())
    total = v[:, data].sum(axis=1)
    w = np.exp(epsilon * (total - total.max()) / (2 * sensitivity))
    return w / w.sum()
