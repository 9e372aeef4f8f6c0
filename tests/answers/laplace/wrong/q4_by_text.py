# Numbers and their texts are one.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    counts = Counter(str(r) for r in data)
    z = rng.laplace(scale=scale, size=len(bins))
    return [counts[str(b)] + v * (1 if len(str(b)) < 3 else 0.5) for b, v in zip(bins, z)]
