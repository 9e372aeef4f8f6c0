# Takes a label 0 or "" for a missing value, and counts nobody there.
# Witness: private_histogram([0] * 500, (0, 1), 1, "membership", rng): the first mean is 0, and 500 is right.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [(data.count(b) if b else 0) + rng.laplace(scale=scale) for b in bins]
