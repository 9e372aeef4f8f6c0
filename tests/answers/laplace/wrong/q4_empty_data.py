# No records: zeros without noise, which tells that nobody is there.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    if not data:
        return [0.0 for _ in bins]
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
