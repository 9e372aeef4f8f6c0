# Takes the root of 2 for the sensitivity under edit, which is L2.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else math.sqrt(2)) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
