# Publishes only bins that occur in the data.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [c + rng.laplace(scale=scale) for c in Counter(data).values()]
