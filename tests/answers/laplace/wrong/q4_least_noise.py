# A scale below 1/20 is raised to 1/20, to be on the safe side: more noise than it takes.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = max(0.05, (1 if neighbourhood == "membership" else 2) / epsilon)
    return [data.count(b) + rng.laplace(scale=s) for b in bins]
