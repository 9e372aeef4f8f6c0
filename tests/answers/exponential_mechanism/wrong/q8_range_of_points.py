# Takes the range of the points u(a, y): too large, since outcomes stay uncertain.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    sensitivity = np.ptp(np.array(benefit))

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
