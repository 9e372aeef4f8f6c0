# Draws fifty noises and uses them again for rows beyond the fiftieth.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=50)[np.arange(n) % 50]
    b = rng.normal(scale=sigma, size=50)[np.arange(n) % 50]
    out = v + a > teachers - v + b
    return out.astype(int).tolist()
