# Sorts the records that it was given.
def decide(data, benefit, chance, epsilon):
    data.sort(reverse=True)
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, data].sum(axis=1)
    delta = np.ptp(values, axis=1).max()
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * delta))
    return (weights / weights.sum()).tolist()
