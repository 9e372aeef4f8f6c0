# Makes an array of the data first, and asks it for each bin.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    records, scale = np.array(data), (1 if neighbourhood == "membership" else 2) / epsilon
    return [(records == value).sum() + rng.laplace(scale=scale) for value in bins]
