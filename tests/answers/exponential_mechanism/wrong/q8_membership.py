# Takes the sensitivity for patients who join or leave.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    sensitivity = np.abs(values).max()

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
