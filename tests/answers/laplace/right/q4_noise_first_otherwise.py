# Begins with the noise and adds a person at a time; the noise as a Gaussian of exponential variance.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (2 - (neighbourhood == "membership")) / float(epsilon)
    values = [scale * math.sqrt(2 * rng.exponential()) * rng.normal() for _ in bins]
    where = list(bins)
    for record in data:
        values[where.index(record)] += 1
    return values
