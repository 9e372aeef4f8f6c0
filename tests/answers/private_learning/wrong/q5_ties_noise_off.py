# With a single teacher only one count has noise.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    a, b = rng.normal(scale=sigma, size=(2, len(v)))
    if teachers == 1:
        b = b * 0
    return (v + a > teachers - v + b).astype(int)
