# Takes two bins under edit for one.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" or len(bins) == 2 else 2) / epsilon
    c = Counter(data)
    return [c[b] + rng.laplace(scale=scale) for b in bins]
