# Epsilon 0 is taken for "no privacy wanted", and the best action is certain. Input: epsilon 0.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    total = v[:, data].sum(axis=1)
    if not epsilon:
        best = total == total.max()
        return best / best.sum()
    w = np.exp(epsilon * (total - total.max()) / (2 * np.ptp(v, axis=1).max()))
    return w / w.sum()
