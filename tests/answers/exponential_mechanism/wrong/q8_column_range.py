# The range over actions for a record in place of that over records, where larger.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = max(np.ptp(values, axis=1).max(), np.ptp(values, axis=0).max())
    scores = epsilon * values[:, list(data)].sum(axis=1) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
