# Cuts noise off at four scales, so that outlandish counts are avoided.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = np.clip(rng.laplace(scale=scale, size=len(bins)), -4 * scale, 4 * scale)
    return [data.count(b) + z for b, z in zip(bins, noise)]
