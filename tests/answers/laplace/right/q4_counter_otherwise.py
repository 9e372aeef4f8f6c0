# Counter and one vector of draws.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / float(epsilon)
    return [counts[b] + z for b, z in zip(bins, rng.laplace(scale=scale, size=len(bins)))]
