# Draws 256 noises and uses them again for further bins.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    pool = itertools.cycle(rng.laplace(scale=scale, size=min(256, len(bins))))
    return [counts[b] + z for b, z in zip(bins, pool)]
