# Full bins get half of the noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    # full bins are safe: noise only half as wide there
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    return [c[b] + rng.laplace(scale=scale if c[b] < 10 else scale / 2) for b in bins]
