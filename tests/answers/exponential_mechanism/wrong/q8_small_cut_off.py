# Wrong where an action has a probability below 1e-4: it becomes 0.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    totals = values[:, data].sum(axis=1)
    weights = np.exp(epsilon * (totals - totals.max()) / (2 * delta))
    weights[weights < 1e-4] = 0
    return weights / weights.sum()
