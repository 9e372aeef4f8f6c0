# Wrong for large utilities, e.g. [3000, 2999] with epsilon 1 and sensitivity 1: weights overflow.
def pick(utilities, epsilon, sensitivity, draws, rng):
    weights = np.exp(epsilon * np.array(utilities, dtype=float) / (2 * sensitivity))
    return rng.choice(len(weights), size=draws, p=weights / weights.sum())
