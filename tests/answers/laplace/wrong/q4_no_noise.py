# Publishes the truth: no noise at all.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    return [float(counts[b]) for b in bins]
