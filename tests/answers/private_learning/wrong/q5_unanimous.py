# A row on which all agree gets no noise.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    a, b = rng.normal(scale=sigma, size=(2, len(v)))
    out = (v + a > teachers - v + b).astype(int)
    out[v == 0] = 0
    out[v == teachers] = 1
    return out
