# Uniform numbers are drawn one in each of `draws` equal parts and shuffled: each pick has the right law, but the counts hardly vary.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    weights = np.array([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    running = np.cumsum(weights / weights.sum())
    spots = (np.arange(draws) + rng.random(draws)) / draws
    rng.shuffle(spots)
    return np.minimum(np.searchsorted(running, spots), len(weights) - 1).tolist()
