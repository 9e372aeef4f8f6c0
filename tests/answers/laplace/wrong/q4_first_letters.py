# Counts records by their first letter.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(record[0] for record in data)
    return [c[b[0]] + rng.laplace(scale=scale) for b in bins]
