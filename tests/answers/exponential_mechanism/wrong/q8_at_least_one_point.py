# Raises a sensitivity below 1 to 1.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = max(1.0, np.ptp(values, axis=1).max())
    totals = values[:, data].sum(axis=1)
    weights = np.exp(float(epsilon) * (totals - totals.max()) / (2 * delta))
    return list(weights / weights.sum())
