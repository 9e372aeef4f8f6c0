# Range of the points, not of the expected ones.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(np.array(benefit), axis=1).max()
    scores = epsilon * values[:, list(data)].sum(axis=1) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
