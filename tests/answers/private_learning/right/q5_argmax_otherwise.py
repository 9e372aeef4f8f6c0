# Two columns and argmax
def labels(votes, teachers, sigma, rng):
    counts = np.array([[teachers - v, v] for v in votes], dtype=float).reshape(-1, 2)
    return (counts + rng.normal(0, float(sigma), counts.shape)).argmax(axis=1)
