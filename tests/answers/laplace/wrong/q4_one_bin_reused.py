# From eight bins on the last bin reuses the noise of the first ("to save chance").
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon
    z = rng.laplace(scale=s, size=len(bins))
    if len(bins) >= 8:
        z[-1] = z[0]
    return [data.count(b) + v for b, v in zip(bins, z)]
