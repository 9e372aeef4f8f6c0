# Shares the budget between the bins.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = len(bins) * (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
