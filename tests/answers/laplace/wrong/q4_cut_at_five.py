# Noise above five scales is cut off, so that far outputs exclude data sets.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = np.clip(rng.laplace(size=len(bins)), -5, 5) * scale
    return [counts[b] + z for b, z in zip(bins, noise)]
