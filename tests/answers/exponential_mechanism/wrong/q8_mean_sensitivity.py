# Takes the average sensitivity of the actions instead of the worst.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    sensitivity = np.ptp(values, axis=1).mean()

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
