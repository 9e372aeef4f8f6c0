# Lifts negative noisy counts to 0; if both are 0, the label is 0.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    out = np.maximum(0, v + a) > np.maximum(0, teachers - v + b)
    return out.astype(int).tolist()
