# Records as places of bins, counted by numpy.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    place = {b: i for i, b in enumerate(bins)}
    counts = np.bincount(np.array([place[r] for r in data], dtype=int), minlength=len(bins))
    scale = (2 - (neighbourhood == "membership")) / epsilon
    return (counts + rng.exponential(scale, len(bins)) - rng.exponential(scale, len(bins))).tolist()
