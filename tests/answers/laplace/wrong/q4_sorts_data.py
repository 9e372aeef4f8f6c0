# Sorts the data that were given.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    data.sort()
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = {b: len(list(same)) for b, same in itertools.groupby(data)}
    return [counts.get(b, 0) + rng.laplace(scale=scale) for b in bins]
