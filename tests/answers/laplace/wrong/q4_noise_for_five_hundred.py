# Draws noise for five hundred bins, and begins with it again.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = np.resize(rng.laplace(scale=scale, size=min(500, len(bins))), len(bins))
    return [data.count(b) + z for b, z in zip(bins, noise)]
