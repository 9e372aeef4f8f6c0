# Puts λ² where the scale belongs.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = ((1 if neighbourhood == "membership" else 2) / epsilon) ** 2
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
