# The last bin is what is missing to the number of people.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    out = [counts[b] + rng.laplace(scale=scale) for b in bins[:-1]]
    return [*out, len(data) - sum(out)]
