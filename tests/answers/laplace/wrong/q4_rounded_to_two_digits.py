# The numbers are rounded to 2 decimals, at epsilon=100 as coarse as the noise itself. Law: epsilon=100, only multiples of 0.01.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [round(counts[b] + rng.laplace(scale=scale), 2) for b in bins]
