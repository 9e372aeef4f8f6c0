# The second half of the rows gets minus the noise of the first half.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    half = rng.normal(scale=sigma * 2**0.5, size=n - n // 2)
    noise = np.concatenate([half, -half[: n // 2]])
    return [int(2 * v - teachers + z > 0) for v, z in zip(votes, noise)]
