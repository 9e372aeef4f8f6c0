# Wrong for any input: one draw with 65536 values seeds all the noise, so that the releases can be listed.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    own = np.random.default_rng(int(rng.integers(2**16)))
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + own.laplace(scale=scale) for b in bins]
