# The sensitivity is taken to be at least 1, but with the chances 0.25 and 0.75 it is 1/2.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    utilities = values[:, data].sum(axis=1)
    width = max(1, np.ptp(values, axis=1).max())
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * width))
    return (weights / weights.sum()).tolist()
