# Wrong where the two extreme records are not the last one, e.g. values 0, 10, 5.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.abs(values - values[:, -1:]).max()
    totals = values[:, data].sum(axis=1)
    weights = np.exp(epsilon * (totals - totals.max()) / (2 * delta))
    return weights / weights.sum()
