# Noise beyond 7 scales is cut off. Law: no noise is larger than 7/epsilon, 0.09 % should be.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = np.clip(rng.laplace(scale=scale, size=len(bins)), -7 * scale, 7 * scale)
    return [counts[b] + float(z) for b, z in zip(bins, noise)]
