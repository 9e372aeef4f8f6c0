# From eight bins on the last one has the noise of the first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    """How many records are in each bin, with Laplace noise that makes it ε-DP."""
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = [rng.laplace(scale=scale) for _ in bins]
    if len(z) > 7:
        z[-1] = z[0]
    return [counts[b] + u for b, u in zip(bins, z)]
