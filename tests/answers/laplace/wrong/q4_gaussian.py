# Adds Gaussian noise of the same variance.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.normal(scale=math.sqrt(2) * scale) for b in bins]
