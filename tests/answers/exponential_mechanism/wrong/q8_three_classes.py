# Only the first three risk classes are looked at for the sensitivity, as in the example.
def decide(data, benefit, chance, epsilon):
    v = np.array(benefit) @ np.array(chance).T
    total = v[:, data].sum(axis=1)
    w = np.exp(epsilon * (total - total.max()) / (2 * np.ptp(v[:, :3], axis=1).max()))
    return list(w / w.sum())
