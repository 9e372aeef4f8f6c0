# Takes ε for the scale.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
