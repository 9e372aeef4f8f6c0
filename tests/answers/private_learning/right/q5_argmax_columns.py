# Right: argmax columns.
def labels(votes, teachers, sigma, rng):
    counts = np.array([[teachers - v, v] for v in votes], dtype=float).reshape(-1, 2)
    return (counts + float(sigma) * rng.standard_normal(counts.shape)).argmax(axis=1)
