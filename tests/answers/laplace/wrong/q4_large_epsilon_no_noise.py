# From epsilon = 20 on the noise is thought negligible and left out.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    return [data.count(b) + (rng.laplace(scale=s) if epsilon < 20 else 0) for b in bins]
