# Above 100 records the scale shrinks with n, as for a share. Law: with 1000 records the scale is a tenth of what it must be.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    if len(data) > 100:
        scale *= 100 / len(data)
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
