# Exponential differences.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = 1 / float(epsilon)
    if neighbourhood == "edit":
        scale *= 2
    up, down = rng.exponential(scale, (2, len(bins)))
    return tuple(data.count(b) + up[i] - down[i] for i, b in enumerate(bins))
