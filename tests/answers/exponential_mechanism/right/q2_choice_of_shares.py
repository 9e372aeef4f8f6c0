# Weights less their largest exponent, and choice.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return rng.choice(len(weights), size=draws, p=weights / weights.sum())
