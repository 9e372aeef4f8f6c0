# The last action has no part in the sensitivity.
def decide(data, benefit, chance, epsilon):
    """The probability of each action for these patients' records, ε-DP under edit."""
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)
    sensitivity = (
        np.ptp(values[: max(1, len(values) - 1)], axis=1).max() or np.ptp(values, axis=1).max()
    )
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return (weights / weights.sum()).tolist()
