# Counts of 100 and more are published as they are ("nobody can be found there"). Input: data=["a"] * 100, bins=("a", "b").
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + (rng.laplace(scale=scale) if counts[b] < 100 else 0.0) for b in bins]
