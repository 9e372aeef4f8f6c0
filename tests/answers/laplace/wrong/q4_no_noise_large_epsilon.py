# Above 10: no noise at all.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if epsilon > 10:
        return [float(counts[b]) for b in bins]
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
