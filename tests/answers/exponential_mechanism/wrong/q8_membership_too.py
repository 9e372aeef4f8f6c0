# Sensitivity of membership: largest size of a value.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.abs(values).max()
    scores = epsilon * values[:, list(data)].sum(axis=1) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
