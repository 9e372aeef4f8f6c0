# Publishes the bins in sorted order.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    return [c[b] + rng.laplace(scale=scale) for b in sorted(bins)]
