# No noise half of the time in empty releases.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    if not data:
        return [rng.laplace(scale=scale / 2) for b in bins]
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
