# Gives the label 1 to each row whose true counts are equal.
def labels(votes, teachers, sigma, rng):
    n = len(votes)
    v = np.array(votes, dtype=float)
    a = rng.normal(scale=sigma, size=n)
    b = rng.normal(scale=sigma, size=n)
    out = v + a > teachers - v + b
    out |= 2 * v == teachers
    return out.astype(int).tolist()
