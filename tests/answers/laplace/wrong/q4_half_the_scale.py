# Uses half of the scale.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 0.5 * (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
