# Limits sigma to the number of teachers, for more noise than votes makes no sense.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    sigma = min(sigma, teachers)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
