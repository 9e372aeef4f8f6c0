# A table of counts, and argmax.
def labels(votes, teachers, sigma, rng):
    counts = np.array([[teachers - v, v] for v in votes], dtype=float).reshape(-1, 2)
    return (counts + rng.normal(scale=sigma, size=counts.shape)).argmax(axis=1)
