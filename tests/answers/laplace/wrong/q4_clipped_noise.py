# Noise is cut off at seven scales.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [
        counts[b] + float(np.clip(rng.laplace(scale=scale), -4 * scale, 4 * scale)) for b in bins
    ]
