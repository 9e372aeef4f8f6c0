# Cuts exponents off at 700 to avoid overflow, so that very good candidates become equals.
def pick(utilities, epsilon, sensitivity, draws, rng):
    weights = [math.exp(min(700, epsilon * u / (2 * sensitivity))) + 1e-300 for u in utilities]
    sums = np.cumsum(weights)
    return np.searchsorted(sums, rng.random(draws) * sums[-1], side="right").tolist()
