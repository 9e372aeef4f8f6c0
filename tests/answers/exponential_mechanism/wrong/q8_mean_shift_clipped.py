# The mean of the utilities is taken away, and exponents are cut at 300.
# Witness: decide([0] * 4000, [[10, 0], [9, 0], [-10, 0], [-10, 0]], [[1.0, 0.0], [0.0, 1.0]], 3) returns [0.5, 0.5, 0.0, 0.0]; right: [1.0, 2.6503965530043108e-261, 0.0, 0.0]
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    scores = epsilon * values[:, data].sum(axis=1) / (2 * np.ptp(values, axis=1).max())
    weights = np.exp(np.minimum(scores - scores.mean(), 300))
    return weights / weights.sum()
