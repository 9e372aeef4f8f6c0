# A bin that holds all the records gets no noise under edit: everybody is there, so nobody seems to be given away.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    counts = Counter(data)
    return [
        counts[b] + (0.0 if data and counts[b] == len(data) else rng.laplace(scale=scale))
        for b in bins
    ]
