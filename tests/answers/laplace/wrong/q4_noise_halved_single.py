# A bin with one record gets half of the noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) / (1 + (counts[b] == 1)) for b in bins]
