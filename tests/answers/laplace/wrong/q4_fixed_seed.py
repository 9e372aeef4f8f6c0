# Starts its own generator from one seed each time.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    rng = np.random.default_rng(0)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
