# The scale is never below 1/10. Input: [], ("a", "b"), 100, "membership": the scale is 1/100.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = max((1 if neighbourhood == "membership" else 2) / epsilon, 0.1)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
