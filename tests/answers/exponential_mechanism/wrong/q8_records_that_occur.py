# A record of chance that no patient has: the sensitivity is too small.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    sensitivity = np.ptp(
        values[:, sorted(set(data)) if len(set(data)) > 1 else slice(None)], axis=1
    ).max()
    scores = epsilon * values[:, list(data)].sum(axis=1) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return weights / weights.sum()
