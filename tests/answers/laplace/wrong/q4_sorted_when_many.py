# From nine bins on they come sorted.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in (bins if len(bins) < 9 else sorted(bins))]
