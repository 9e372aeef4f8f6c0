# Patients with the same record count once from the 100th on.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(values, axis=1).max()
    scores = epsilon * values[:, list(data[:100])].sum(axis=1) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
