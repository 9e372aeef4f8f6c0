# Publishes with two digits after the point, although no rounding was asked.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [round(data.count(b) + rng.laplace(scale=scale), 2) for b in bins]
