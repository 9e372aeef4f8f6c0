# Counts records that begin with the word.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [sum(r.startswith(b) for r in data) + rng.laplace(scale=scale) for b in bins]
