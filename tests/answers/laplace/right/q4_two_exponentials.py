# The difference of two exponential numbers.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon
    noise = rng.exponential(scale, size=len(bins)) - rng.exponential(scale, size=len(bins))
    return [sum(record == b for record in data) + float(z) for b, z in zip(bins, noise)]
