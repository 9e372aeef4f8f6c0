# Less noise where there are many people.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    scale = scale if len(data) < 20 else scale * 0.6
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
