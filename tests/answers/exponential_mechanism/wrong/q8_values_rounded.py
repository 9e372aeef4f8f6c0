# The values v(a, r) are rounded to one decimal, as in the table of the example.
# Witness: decide([0, 0, 0, 1], [[1, 0], [0, 1]], [[0.33, 0.67], [0.88, 0.12]], 2) returns [0.33924363123418283, 0.6607563687658171]; right: [0.38397093819698613, 0.6160290618030139]
def decide(data, benefit, chance, epsilon):
    values = np.round(np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T, 1)
    scores = epsilon * values[:, data].sum(axis=1) / (2 * np.ptp(values, axis=1).max())
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
