# Bins 2i and 2i + 1 get z and -z: their sum is published exactly.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=(len(bins) + 1) // 2)
    return [counts[b] + noise[i // 2] * (-1) ** i for i, b in enumerate(bins)]
