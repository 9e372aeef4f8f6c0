# Compares every record with the last one of chance only.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.abs(values - values[:, -1:]).max()
    scores = float(epsilon) * values[:, data].sum(axis=1) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
