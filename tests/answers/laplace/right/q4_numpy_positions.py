# Positions of the labels in a dictionary, bincount, and one array of noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.bincount(np.array([place[r] for r in data], dtype=int), minlength=len(bins))
    sensitivity = {"membership": 1.0, "edit": 2.0}[neighbourhood]
    return counts + rng.laplace(0.0, sensitivity / epsilon, size=len(bins))
