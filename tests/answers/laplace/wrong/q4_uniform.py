# Adds uniform noise of the same variance.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [counts[b] + rng.uniform(-1, 1) * scale * math.sqrt(6) for b in bins]
