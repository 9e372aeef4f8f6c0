# Adds one draw to every bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    shift = rng.laplace(scale=scale)
    return [counts[b] + shift for b in bins]
