# Numpy vector.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.bincount([place[r] for r in data] or np.zeros(0, dtype=int), minlength=len(bins))
    scale = {"membership": 1, "edit": 2}[neighbourhood] / float(epsilon)
    return counts + rng.laplace(0.0, scale, size=len(bins))
