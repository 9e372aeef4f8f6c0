# Takes sensitivity 1 under edit too.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 1 / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
