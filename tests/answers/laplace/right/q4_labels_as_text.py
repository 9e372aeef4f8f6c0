# Compares labels as texts: they are all texts or all numbers.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    table = np.array([str(r) for r in data], dtype=str)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [int((table == str(b)).sum()) + rng.laplace(scale=scale) for b in bins]
