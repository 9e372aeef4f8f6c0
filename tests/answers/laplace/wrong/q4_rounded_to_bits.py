# Rounds the published numbers to multiples of 2^-30, though they must come as they are.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 1 / epsilon if neighbourhood == "membership" else 2 / epsilon
    grid = 2.0**30
    return [round((data.count(b) + rng.laplace(scale=scale)) * grid) / grid for b in bins]
