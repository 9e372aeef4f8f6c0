# The noise of each count is clipped to two sigma. Law: votes [7] of 10, sigma 1: 0 comes with 0.0023, and here with 0.0005; a gap above 4 sigma never loses.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    noise = np.clip(rng.standard_normal((2, len(votes))), -2, 2) * sigma
    return (v + noise[0] > teachers - v + noise[1]).astype(int)
