# Labels as floats.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    return (v + rng.normal(0, sigma, len(v)) > teachers - v + rng.normal(0, sigma, len(v))) * 1.0
