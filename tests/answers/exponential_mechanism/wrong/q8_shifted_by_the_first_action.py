# The first action's utility is taken away, not the largest, with exponents cut at 700. Input: 4000 patients, two later actions that are both far better, unequally.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(v, axis=1).max()
    total = v[:, data].sum(axis=1)
    w = np.exp(np.minimum(epsilon * (total - total[0]) / (2 * sensitivity), 700))
    return w / w.sum()
