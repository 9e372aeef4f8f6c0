# Wrong for more than ten different records: the counts of the others are lost.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = dict(Counter(data).most_common(10))
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts.get(b, 0) + rng.laplace(scale=scale) for b in bins]
