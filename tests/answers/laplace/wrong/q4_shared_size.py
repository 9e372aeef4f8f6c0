# One exponential size for all bins, with a fair sign for each: uncorrelated, but not independent.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    size = rng.exponential(s)
    return [data.count(b) + (size if rng.random() < 0.5 else -size) for b in bins]
