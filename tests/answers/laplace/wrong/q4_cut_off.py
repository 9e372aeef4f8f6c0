# Cuts negative counts off.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [max(0.0, counts[b] + rng.laplace(scale=scale)) for b in bins]
