# With no data at all it publishes bare zeros, as if there were nobody to protect.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    if not data:
        return [0.0] * len(bins)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + rng.laplace(scale=scale) for b in bins]
