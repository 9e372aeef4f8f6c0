# Numpy's choice with shifted weights, on a spawned seed drawn from rng, as an array
def pick(utilities, epsilon, sensitivity, draws, rng):
    own = np.random.default_rng(rng.integers(0, 2**63, size=4))
    s = np.array([float(u) for u in utilities])
    w = np.exp((s - s.max()) * (float(epsilon) / 2 / float(sensitivity)))
    return own.choice(len(w), size=draws, p=w / w.sum())
