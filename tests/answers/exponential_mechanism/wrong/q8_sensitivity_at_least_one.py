# Wrong where the sensitivity is between 1/2 and 1.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = max(1.0, np.ptp(values, axis=1).max())
    totals = values[:, data].sum(axis=1)
    weights = np.exp(epsilon * (totals - totals.max()) / (2 * delta))
    return weights / weights.sum()
