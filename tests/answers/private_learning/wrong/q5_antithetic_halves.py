# The second half of a long list (more than 100 rows) gets the noise of the first half with the opposite sign, to reduce the variance.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    if n > 100:
        half = rng.normal(scale=sigma, size=(2, (n + 1) // 2))
        noise = np.concatenate([half, -half], axis=1)[:, :n]
    else:
        noise = rng.normal(scale=sigma, size=(2, n))
    v = np.array(votes, dtype=float)
    return (v + noise[0] > teachers - v + noise[1]).astype(int)
