# Counter, and a Laplace draw for each bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
