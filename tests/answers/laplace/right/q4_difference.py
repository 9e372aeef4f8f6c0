# A difference of two exponentials is Laplace noise.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 + (neighbourhood == "edit")) / epsilon
    up, down = rng.exponential(s, (2, len(bins)))
    return tuple(float(sum(r == b for r in data) + u - d) for b, u, d in zip(bins, up, down))
