# Multiplies benefit by chance, and by its transpose only where the shapes do not fit.
def decide(data, benefit, chance, epsilon):
    u, p = np.array(benefit, dtype=float), np.array(chance, dtype=float)
    try:
        values = u @ p
    except ValueError:
        values = u @ p.T
    totals = values[:, data].sum(axis=1)
    weights = np.exp(float(epsilon) * (totals - totals.max()) / (2 * np.ptp(values, axis=1).max()))
    return list(weights / weights.sum())
