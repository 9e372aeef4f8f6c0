# Exchanges membership and edit.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (2 if neighbourhood == "membership" else 1) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
