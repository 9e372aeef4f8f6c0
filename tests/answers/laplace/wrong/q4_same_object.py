# Asks whether a record is the very object of the bin, not whether it is equal.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [sum(r is b for r in data) + rng.laplace(scale=scale) for b in bins]
