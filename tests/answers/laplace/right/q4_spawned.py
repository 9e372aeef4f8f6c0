# A generator of their own for each bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + child.laplace(scale=scale) for b, child in zip(bins, rng.spawn(len(bins)))]
