# Of more than fifty bins each gets noise of twice the scale.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    scale *= 2 if len(bins) > 50 else 1
    return [c[b] + rng.laplace(scale=scale) for b in bins]
