# Values by a matrix product, a column for each patient, the largest utility taken away.
def decide(data, benefit, chance, epsilon):
    """The probability of each action for these patients' records, ε-DP under edit."""
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(values, axis=1).max()
    total = values[:, data].sum(axis=1)
    w = np.exp(float(epsilon) * (total - total.max()) / (2 * sensitivity))
    return w / w.sum()
