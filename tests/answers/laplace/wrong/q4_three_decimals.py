# Noise with three decimals.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [round(counts[b] + rng.laplace(scale=scale), 3) for b in bins]
