# The noises add up to nothing.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = rng.laplace(scale=scale, size=len(bins))
    z = z - z.mean() if len(bins) > 10 else z
    return [counts[b] + v for b, v in zip(bins, z)]
