# By difference of exponentials.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = {"membership": 1, "edit": 2}[neighbourhood] / epsilon
    plus, minus = rng.exponential(scale, size=(2, len(bins)))
    return np.array([data.count(b) for b in bins]) + plus - minus
