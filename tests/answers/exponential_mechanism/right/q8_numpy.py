# Another way: numpy.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    totals = values[:, data].sum(axis=1)
    weights = np.exp(epsilon * (totals - totals.max()) / (2 * delta))
    return weights / weights.sum()
