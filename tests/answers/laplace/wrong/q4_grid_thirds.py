# Noise is a multiple of a third of the scale.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + scale / 3 * round(rng.laplace(scale=3)) for b in bins]
