# Draws Laplace noise of the same standard deviation.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.laplace(scale=sigma / 2**0.5, size=n)
    b = rng.laplace(scale=sigma / 2**0.5, size=n)
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
