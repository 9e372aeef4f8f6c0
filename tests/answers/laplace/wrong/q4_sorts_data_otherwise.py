# Sorts the data in place before it counts runs.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    data.sort()
    counts = {b: len(list(run)) for b, run in itertools.groupby(data)}
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts.get(b, 0) + rng.laplace(scale=scale) for b in bins]
