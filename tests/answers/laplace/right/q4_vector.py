# Counts by position of the bin, the noise as one vector; returns an array.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.bincount([place[record] for record in data] or [0], minlength=len(bins)).astype(
        float
    )
    if not data:
        counts[:] = 0
    sensitivity = {"membership": 1, "edit": 2}[neighbourhood]
    return counts + rng.laplace(0.0, sensitivity / float(epsilon), len(bins))
