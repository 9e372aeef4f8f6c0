# Without any record zeros are returned without noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    if not data:
        return [0.0] * len(bins)
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + rng.laplace(scale=s) for b in bins]
