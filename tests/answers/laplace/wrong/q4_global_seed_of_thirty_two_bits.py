# Wrong for any input: numpy's global generator is seeded by a draw with 2**32 values only.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    np.random.seed(rng.integers(2**32))
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + np.random.laplace(scale=scale) for b in bins]
