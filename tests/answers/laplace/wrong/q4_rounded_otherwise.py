# Numbers are rounded to two decimals.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    return [round(data.count(b) + rng.laplace(scale=s), 2) for b in bins]
