# Thinks that one person is hidden in a crowd: a bin with 100 records or more gets no noise.
# Witness: private_histogram([1] * 200, (0, 1), 1, "membership", rng): the second result is 200 always; its noise should have variance 2.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + (rng.laplace(scale=scale) if counts[b] < 100 else 0) for b in bins]
