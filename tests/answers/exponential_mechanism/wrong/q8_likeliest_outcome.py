# Gives each patient the likeliest outcome.
def decide(data, benefit, chance, epsilon):

    likely = np.argmax(np.array(chance), axis=1)
    values = np.array(benefit, dtype=float)[:, likely]
    utilities = values[:, list(data)].sum(axis=1)
    sensitivity = np.ptp(values, axis=1).max()

    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * sensitivity))
    return weights / weights.sum()
