# More than a thousand patients: the utility is scaled down.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(values, axis=1).max()
    scores = (
        min(1, 1000 / len(data)) * epsilon * values[:, list(data)].sum(axis=1) / (2 * sensitivity)
    )
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
