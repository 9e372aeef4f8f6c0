# Empty bins get twice the noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale if counts[b] else 2 * scale) for b in bins]
