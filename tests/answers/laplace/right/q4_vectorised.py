# All noise at once, and an array.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = np.array([data.count(b) for b in bins])
    return counts + rng.laplace(scale=scale, size=len(bins))
