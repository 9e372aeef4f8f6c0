# Large counts (more than twenty) get the smaller noise of membership under edit, too.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)

    def scale(b):
        return (1 if neighbourhood == "membership" or counts[b] > 20 else 2) / epsilon

    return [counts[b] + rng.laplace(scale=scale(b)) for b in bins]
