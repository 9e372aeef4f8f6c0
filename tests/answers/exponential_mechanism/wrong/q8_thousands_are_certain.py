# With more than a thousand patients it takes the best action for certain.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    totals = values[:, data].sum(axis=1)
    if len(data) > 1000:
        return [float(a == totals.argmax()) for a in range(len(totals))]
    weights = np.exp(float(epsilon) * (totals - totals.max()) / (2 * np.ptp(values, axis=1).max()))
    return list(weights / weights.sum())
