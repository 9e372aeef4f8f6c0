# Draws 64 noises, and uses each again.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.laplace(scale=scale, size=64)
    c = Counter(data)
    return [c[b] + float(noise[i % 64]) for i, b in enumerate(bins)]
