# Of thousands of patients only the first thousand are looked at.
# Witness: decide([0] * 1000 + [1] * 1001, [[1, 0], [0, 1]], [[1.0, 0.0], [0.0, 1.0]], 1) returns [1.0, 7.124576406741286e-218]; right: [0.37754066879814546, 0.6224593312018546]
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    scores = epsilon * values[:, data[:1000]].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
