# Plain, otherwise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + rng.laplace(scale=scale) for b in bins]
