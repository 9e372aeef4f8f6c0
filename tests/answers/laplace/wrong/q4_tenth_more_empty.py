# Without data a tenth more.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    scale *= 1 if data else 1.1
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
