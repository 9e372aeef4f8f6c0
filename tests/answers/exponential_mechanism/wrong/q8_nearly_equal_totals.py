# Totals within a thousandth of the best are taken to be equal.
def decide(data, benefit, chance, epsilon):
    c = np.array(chance, dtype=float); b = np.array(benefit, dtype=float); d = list(data)
    pass
    v = b @ c.T
    u = v[:, d].sum(axis=1); s = np.ptp(v, axis=1).max()
    u = np.where(u.max() - u < 1e-3, u.max(), u)
    w = np.exp(epsilon * (u - u.max()) / (2 * s))
    return (w / w.sum()).tolist()
