# Draws from a generator of its own.
def labels(votes, teachers, sigma, rng):
    rng = np.random.default_rng(1)
    noise = rng.normal(scale=sigma, size=(len(votes), 2))
    return [int(v + a > teachers - v + b) for v, (a, b) in zip(votes, noise)]
