# Seeds a generator of its own with one of sixteen numbers.
def pick(utilities, epsilon, sensitivity, draws, rng):
    s = np.array(utilities) * epsilon / (2 * sensitivity)
    own = np.random.default_rng(rng.integers(16))
    return (s + own.gumbel(size=(draws, len(s)))).argmax(axis=1).tolist()
