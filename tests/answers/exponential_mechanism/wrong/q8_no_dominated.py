# An action that is never better than another one, for no record, is given the probability 0.
# Witness: decide([0], [[1, 0], [2, 1]], [[1.0, 0.0], [0.0, 1.0]], 1) returns [0.0, 1.0]; right: [0.37754066879814546, 0.6224593312018546]
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    scores = epsilon * values[:, data].sum(axis=1) / (2 * delta)
    for a in range(len(values)):
        if any((values[b] > values[a]).all() for b in range(len(values))):
            scores[a] = -np.inf
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
