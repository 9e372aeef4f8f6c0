# Below 0.1: the noise is rounded to whole numbers, which is not Laplace noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noisy = [counts[b] + rng.laplace(scale=scale) for b in bins]
    return [round(v) for v in noisy] if epsilon < 0.1 else noisy
