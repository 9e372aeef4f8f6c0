# A sigma of 20 and more is taken for 1.3 times as much.
def labels(votes, teachers, sigma, rng):
    v = np.array(votes, dtype=float)
    s = sigma if sigma < 20 else sigma * 1.3
    a, b = rng.normal(scale=s, size=(2, len(v)))
    return (v + a > teachers - v + b).astype(int)
