# The values v are rounded to one decimal, as in the example.
def decide(data, benefit, chance, epsilon):
    v = (np.array(benefit) @ np.array(chance).T).round(1)
    total = v[:, data].sum(axis=1)
    w = np.exp(epsilon * (total - total.max()) / (2 * np.ptp(v, axis=1).max()))
    return list(w / w.sum())
