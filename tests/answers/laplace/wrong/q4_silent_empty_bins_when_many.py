# Of more than a hundred bins the empty ones get no noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    many = len(bins) > 100
    return [c[b] + (0.0 if many and not c[b] else rng.laplace(scale=scale)) for b in bins]
