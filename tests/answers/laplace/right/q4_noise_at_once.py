# All noise in one array, added to the counts.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    sensitivity = {"membership": 1, "edit": 2}[neighbourhood]
    counts = np.array([data.count(b) for b in bins])
    return counts + rng.laplace(0, sensitivity / epsilon, len(bins))
