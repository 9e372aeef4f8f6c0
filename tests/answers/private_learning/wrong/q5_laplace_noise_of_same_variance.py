# The noise is Laplace's, with the variance of the normal. Law: gap of sigma: 0.207 against the majority, not 0.240.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    noise = rng.laplace(scale=sigma / math.sqrt(2), size=(2, len(votes)))
    return (v + noise[0] > teachers - v + noise[1]).astype(int)
