# The noise comes from a generator with one of 1000 seeds, so that only 1000 releases are possible. Law: the whole release repeats after some 40 calls.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = np.random.default_rng(int(rng.integers(1000)))
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + own.laplace(scale=scale) for b in bins]
