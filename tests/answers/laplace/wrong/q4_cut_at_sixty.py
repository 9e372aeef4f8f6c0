# Numbers above 60, the most records there are, are cut off to 60.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    return [min(60, data.count(b) + rng.laplace(scale=s)) for b in bins]
