# Laplace noise as the difference of two exponential numbers; list.count; a tuple comes back.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 2 / epsilon if neighbourhood == "edit" else 1 / epsilon
    more = rng.exponential(scale, len(bins))
    less = rng.exponential(scale, len(bins))
    return tuple(float(data.count(b) + m - s) for b, m, s in zip(bins, more, less))
