# Right: two arrays.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    ones = v + rng.normal(scale=float(sigma), size=len(v))
    zeros = teachers - v + rng.normal(scale=float(sigma), size=len(v))
    return (ones > zeros).astype(int)
