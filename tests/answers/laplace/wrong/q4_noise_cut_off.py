# Noise beyond six scales is cut off, which makes some answers possible for one data set and impossible for a neighbour.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (2 - (neighbourhood == "membership")) / epsilon
    noise = np.clip(rng.laplace(scale=scale, size=len(bins)), -6 * scale, 6 * scale)
    return [counts[b] + z for b, z in zip(bins, noise)]
