# For a single draw the place itself is returned, not a list of one.
def pick(utilities, epsilon, sensitivity, draws, rng):
    top = max(utilities)
    weights = np.array([math.exp(epsilon * (u - top) / (2 * sensitivity)) for u in utilities])
    size = draws if draws > 1 else None
    found = rng.choice(len(weights), size=size, p=weights / weights.sum())
    return found.tolist() if draws > 1 else int(found)
