# 256 noises are drawn and repeated for more bins, whose noises are then equal. Input: [], range(1000) as a tuple, 1, "edit": bins 0 and 256 have the same noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = np.resize(rng.laplace(scale=scale, size=min(len(bins), 256)), len(bins))
    return [counts[b] + z for b, z in zip(bins, noise)]
