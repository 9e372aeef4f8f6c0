# Never lets the scale fall below one tenth, more noise than a large ε takes.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = max((1 if neighbourhood == "membership" else 2) / epsilon, 0.1)
    return [data.count(b) + rng.laplace(scale=scale) for b in bins]
