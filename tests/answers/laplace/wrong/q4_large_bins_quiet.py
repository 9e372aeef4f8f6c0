# A bin with 100 records or more gets no noise: it "hides each of them anyway".
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + (rng.laplace(scale=scale) if counts[b] < 100 else 0) for b in bins]
