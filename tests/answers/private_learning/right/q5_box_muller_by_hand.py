# By box muller by hand.
def labels(votes, teachers, sigma, rng):
    u = rng.random((len(votes), 2))
    noise = np.sqrt(-2 * np.log1p(-u[:, 0])) * np.cos(2 * np.pi * u[:, 1])
    return [np.int64(2 * v - teachers + sigma * 2**0.5 * z > 0) for v, z in zip(votes, noise)]
