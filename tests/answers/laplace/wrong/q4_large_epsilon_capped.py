# Epsilon above 10 is cut to 10: more noise than it takes. Law: epsilon=100 gives scale 0.1 and not 0.01.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / min(epsilon, 10)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
