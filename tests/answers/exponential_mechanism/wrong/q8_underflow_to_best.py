# Weights without a shift; if all are 0 the best is picked for sure.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit) @ np.array(chance).T
    total = v[:, data].sum(axis=1)
    w = np.exp(np.minimum(700, epsilon * total / (2 * np.ptp(v, axis=1).max())))
    if w.sum() == 0:
        w = (total == total.max()).astype(float)
    return list(w / w.sum())
