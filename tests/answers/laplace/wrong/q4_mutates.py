# Sorts the data that it was given.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    data.sort()
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
