# Epsilon below 0.1 is raised to 0.1: too little noise. Law: epsilon=0.01 gives scale 10 and not 100.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    epsilon = max(epsilon, 0.1)
    counts = Counter(data)
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    return [counts[b] + rng.laplace(scale=scale) for b in bins]
