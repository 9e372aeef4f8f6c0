# With one record or none, an edit is thought to move one bin only: scale 1/epsilon.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" or len(data) < 2 else 2) / epsilon
    return [data.count(b) + rng.laplace(scale=s) for b in bins]
