# Many bins share noise, at a distance of 300.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = rng.laplace(scale=scale, size=300)
    return [counts[b] + z[i % 300] for i, b in enumerate(bins)]
