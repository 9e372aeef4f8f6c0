# If there are no data the counts 0 are published without noise. Input: [], ("a", "b"), 1, "membership".
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    if not data:
        return [0.0] * len(bins)
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
