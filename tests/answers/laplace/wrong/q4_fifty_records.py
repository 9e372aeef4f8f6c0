# Records after the fiftieth are left out.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data[:50])
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
