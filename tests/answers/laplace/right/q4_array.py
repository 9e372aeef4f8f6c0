# All noise at once.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    counts = np.array([data.count(b) for b in bins], dtype=float)
    return counts + rng.laplace(0, {"membership": 1, "edit": 2}[neighbourhood] / epsilon, len(bins))
