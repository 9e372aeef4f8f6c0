# Every second bin gets the noise of the one before with the other sign. Law: bins 1 and 2, noises add up to 0.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    release, noise = [], 0.0
    for i, b in enumerate(bins):
        noise = -noise if i % 2 else rng.laplace(scale=scale)
        release.append(counts[b] + noise)
    return release
