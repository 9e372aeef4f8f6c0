# A matrix with both counts of each row gets noise, and argmax says who wins.
def labels(votes, teachers, sigma, rng):
    counts = np.array([(teachers - v, v) for v in votes], dtype=float).reshape(-1, 2)
    noisy = counts + sigma * rng.standard_normal(counts.shape)
    return noisy.argmax(axis=1).tolist()
