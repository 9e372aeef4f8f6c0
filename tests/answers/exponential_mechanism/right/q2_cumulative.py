# Looks a uniform number up among the sums of probabilities.
def pick(utilities, epsilon, sensitivity, draws, rng):
    scores = epsilon * np.array(utilities, dtype=float) / (2 * sensitivity)

    sums = np.cumsum(np.exp(scores - scores.max()))
    return np.searchsorted(sums, rng.random(draws) * sums[-1], side="right").tolist()
