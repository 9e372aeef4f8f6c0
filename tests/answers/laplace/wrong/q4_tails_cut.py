# Noise beyond four scales is drawn again.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    s = (1 if neighbourhood == "membership" else 2) / epsilon

    def noise():
        z = rng.laplace(scale=s)
        return z if abs(z) <= 4 * s else noise()

    return [data.count(b) + noise() for b in bins]
