# Takes the records out of the caller's list while counting.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = dict.fromkeys(bins, 0)
    while data:
        counts[data.pop()] += 1
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + rng.laplace(scale=s) for b in bins]
