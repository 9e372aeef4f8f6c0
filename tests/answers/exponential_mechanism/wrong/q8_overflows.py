# Takes the exponentials as they come: no action has a weight above 0 left.
def decide(data, benefit, chance, epsilon):

    values = np.array(benefit, dtype=float) @ np.array(chance, dtype=float).T
    utilities = values[:, list(data)].sum(axis=1)

    sensitivity = np.ptp(values, axis=1).max()
    weights = [math.exp(epsilon * u / (2 * sensitivity)) for u in utilities]
    return [w / sum(weights) for w in weights]
