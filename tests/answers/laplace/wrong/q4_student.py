# Differences of noise from bin to bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    z = rng.laplace(scale=scale, size=len(bins) + 1)
    return [
        counts[b] + v for b, v in zip(bins, np.where(rng.random(len(bins)) < 0.5, z[1:], z[:-1]))
    ]
