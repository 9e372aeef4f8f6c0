# Wrong for a bin with ten or more records: it gets no noise, "nobody stands out there".
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=len(bins))
    return [counts[b] + (z if counts[b] < 10 else 0) for b, z in zip(bins, noise)]
