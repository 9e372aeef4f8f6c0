# With two bins the second follows from the first, so scale 1/epsilon is taken to be enough under edit.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    width = 1 if neighbourhood == "membership" or len(bins) == 2 else 2
    return [counts[b] + rng.laplace(scale=width / epsilon) for b in bins]
