# More than 256 bins: bin i and bin i + 256 share their noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=min(len(bins), 256))
    return [counts[b] + noise[i % 256] for i, b in enumerate(bins)]
