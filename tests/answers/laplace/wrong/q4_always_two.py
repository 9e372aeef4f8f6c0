# Takes sensitivity 2 under membership too.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 2 / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
