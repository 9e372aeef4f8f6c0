# Counts into a dictionary of all bins.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = dict.fromkeys(bins, 0)
    for record in data:
        counts[record] += 1
    return [n + rng.laplace(scale=scale) for n in counts.values()]
