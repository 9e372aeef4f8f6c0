# Probabilities below a millionth are set to 0. Input: epsilon 3 and a gap of ten sensitivities.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    total = v[:, data].sum(axis=1)
    w = np.exp(epsilon * (total - total.max()) / (2 * np.ptp(v, axis=1).max()))
    p = w / w.sum()
    p[p < 1e-6] = 0
    return p / p.sum()
