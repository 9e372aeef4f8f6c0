# The sensitivity is the largest size of v less the smallest size: signs are forgotten.
# Witness: decide([0], [[2, -1], [0, 0]], [[1.0, 0.0], [0.0, 1.0]], 1) returns [0.7310585786300049, 0.2689414213699951]; right: [0.5825702064623147, 0.41742979353768533]
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(abs(values), axis=1).max()
    scores = epsilon * values[:, data].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
