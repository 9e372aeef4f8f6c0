# Counts patients with the same record once.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, sorted(set(data)) if len(data) > 30 else list(data)].sum(axis=1)
    delta = np.ptp(values, axis=1).max()
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * delta))
    return (weights / weights.sum()).tolist()
