# Noise in sorted order.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = np.sort(rng.laplace(scale=scale, size=len(bins)))
    return [counts[b] + v for b, v in zip(bins, z)]
