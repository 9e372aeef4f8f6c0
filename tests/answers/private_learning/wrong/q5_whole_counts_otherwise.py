# Rounds the noisy counts to whole numbers, and gives ties to 0.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    out = np.round(v + a) > np.round(teachers - v + b)
    return out.astype(int).tolist()
