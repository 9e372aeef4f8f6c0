# Draws from the last bin to the first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    out = {b: counts[b] + rng.laplace(0.0, scale) for b in reversed(bins)}
    return tuple(out[b] for b in bins)
