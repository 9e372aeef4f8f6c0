# Sorts the data in place before it counts them.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    data.sort()
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = {label: len(list(group)) for label, group in itertools.groupby(data)}
    return [counts.get(b, 0) + rng.laplace(scale=scale) for b in bins]
