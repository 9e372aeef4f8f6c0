# A sensitivity below 1 is raised to 1.
# Witness: decide([0], [[0.5, 0], [0, 0.5]], [[1.0, 0.0], [0.0, 1.0]], 2) returns [0.6224593312018546, 0.37754066879814546]; right: [0.7310585786300049, 0.2689414213699951]
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = max(1.0, np.ptp(values, axis=1).max())
    scores = epsilon * values[:, data].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
