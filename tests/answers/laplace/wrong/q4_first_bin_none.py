# The first bin is published as it is.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + (rng.laplace(scale=scale) if i else 0) for i, b in enumerate(bins)]
