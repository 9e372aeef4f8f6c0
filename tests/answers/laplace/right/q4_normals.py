# Laplace noise from four normal numbers, as a difference of products.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    g = rng.normal(size=(4, len(bins)))
    noise = scale * (g[0] * g[1] - g[2] * g[3])
    counts = Counter(data)
    return [counts[b] + z for b, z in zip(bins, noise)]
