# Counts of records times the values, with numpy.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    counts = np.bincount(np.array(data, dtype=int), minlength=values.shape[1])
    scores = float(epsilon) * (values @ counts) / (2 * np.ptp(values, axis=1).max())
    weights = np.exp(scores - scores.max())
    return (weights / weights.sum()).tolist()
