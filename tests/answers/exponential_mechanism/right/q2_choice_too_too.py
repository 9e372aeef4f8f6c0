# Another way: choice.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = np.array(utilities, dtype=float) * epsilon / (2 * sensitivity)
    weights = np.exp(scores - scores.max())
    return rng.choice(len(weights), size=draws, p=weights / weights.sum())
