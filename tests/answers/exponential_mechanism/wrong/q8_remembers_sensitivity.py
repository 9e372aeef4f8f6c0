# The sensitivity is remembered for tables of the same shape.
# Witness: after decide([0], [[1, 0], [0, 1]], [[1.0, 0.0], [0.0, 1.0]], 1): decide([0], [[4, 0], [0, 4]], [[1.0, 0.0], [0.0, 1.0]], 1) returns [0.8807970779778823, 0.11920292202211755]; right: [0.6224593312018546, 0.37754066879814546]
_deltas = {}


def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = _deltas.setdefault(values.shape, np.ptp(values, axis=1).max())
    scores = epsilon * values[:, data].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
