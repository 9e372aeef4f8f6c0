# Outcomes of probability below 1/20 are left out of the expected value.
# Witness: decide([0, 0, 0], [[1, -10], [0, 0]], [[0.96, 0.04], [0.5, 0.5]], 2) returns [0.6288934264577172, 0.3711065735422827]; right: [0.582249773545272, 0.41775022645472804]
def decide(data, benefit, chance, epsilon):
    odds = np.array(chance, dtype=float)
    odds[odds < 0.05] = 0
    values = np.array(benefit, dtype=float) @ odds.T
    delta = np.ptp(values, axis=1).max()
    scores = epsilon * values[:, data].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
