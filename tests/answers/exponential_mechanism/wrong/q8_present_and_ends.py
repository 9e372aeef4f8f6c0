# Tries the first and the last record besides those in the data.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)
    seen = sorted({*data, 0, len(chance) - 1})
    delta = np.ptp(values[:, seen], axis=1).max()
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * delta))
    return (weights / weights.sum()).tolist()
