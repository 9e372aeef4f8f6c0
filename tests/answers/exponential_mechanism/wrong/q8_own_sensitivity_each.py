# Gives each action a sensitivity of its own.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    scores = epsilon * utilities / (2 * np.ptp(values, axis=1))
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
