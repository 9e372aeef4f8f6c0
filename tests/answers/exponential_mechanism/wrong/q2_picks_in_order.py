# The numbers of picks are drawn rightly, but the picks come sorted by place, so that they are not independent.
def pick(utilities, epsilon, sensitivity, draws, rng):
    best = max(utilities)
    weights = np.array([math.exp(epsilon * (u - best) / (2 * sensitivity)) for u in utilities])
    counts = rng.multinomial(draws, weights / weights.sum())
    return np.repeat(np.arange(len(utilities)), counts)
