# From 40 records on nine tenths of the scale.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    scale *= 0.9 if len(data) >= 40 else 1
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
