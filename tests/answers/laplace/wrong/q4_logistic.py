# Logistic noise of the same variance.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.logistic(scale=scale * math.sqrt(6) / math.pi) for b in bins]
