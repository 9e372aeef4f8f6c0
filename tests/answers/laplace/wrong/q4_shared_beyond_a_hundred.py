# All bins beyond the hundredth share their noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    c, late = Counter(data), rng.laplace(scale=scale)
    return [c[b] + (rng.laplace(scale=scale) if i < 100 else late) for i, b in enumerate(bins)]
