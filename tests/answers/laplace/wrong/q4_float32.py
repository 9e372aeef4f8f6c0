# Noise in single precision, with a few values.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = rng.laplace(scale=scale, size=len(bins)).astype(np.float16)
    return [counts[b] + float(v) for b, v in zip(bins, z)]
