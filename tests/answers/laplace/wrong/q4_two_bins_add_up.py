# Under edit n is known, so with two bins the second is n less the noisy first.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if neighbourhood == "edit" and len(bins) == 2:
        first = counts[bins[0]] + rng.laplace(scale=scale)
        return [first, len(data) - first]
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
