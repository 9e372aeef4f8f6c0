# One sign for all bins of a release.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    s = rng.choice([-1, 1])
    return [counts[b] + s * rng.exponential(scale) for b in bins]
