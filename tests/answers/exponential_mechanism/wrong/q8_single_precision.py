# Adds the values up in float32, one patient after the other.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    totals = np.zeros(len(values), dtype=np.float32)
    for record in data:
        totals += values[:, record].astype(np.float32)
    scores = float(epsilon) * totals.astype(float) / (2 * delta)
    weights = np.exp(scores - scores.max())
    return list(weights / weights.sum())
