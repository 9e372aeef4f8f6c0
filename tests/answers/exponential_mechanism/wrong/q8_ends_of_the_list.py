# Compares the first and the last record only, as if risk classes were in order.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    sensitivity = np.abs(values[:, -1] - values[:, 0]).max()

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
