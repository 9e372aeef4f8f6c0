# Noise is drawn for 128 rows and then repeated. Law: 300 rows with [50] of 100: rows 0 and 128 are always the same.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    noise = np.resize(rng.normal(scale=sigma, size=(128, 2)), (n, 2))
    v = np.array(votes, dtype=float)
    return (v + noise[:, 1] > teachers - v + noise[:, 0]).astype(int)
