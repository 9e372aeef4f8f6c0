# Noise is drawn for 64 bins at most and repeated after that, so that bins 0 and 64 of a hundred have the same.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    width = {"membership": 1, "edit": 2}[neighbourhood]
    noise = np.resize(rng.laplace(scale=width / epsilon, size=min(len(bins), 64)), len(bins))
    return np.array([data.count(b) for b in bins]) + noise
