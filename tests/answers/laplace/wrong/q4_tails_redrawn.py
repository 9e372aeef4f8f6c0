# Draws again what is beyond five scales, as an outlier.
# Witness: at ε = 1 under membership no noise is above 5 in size; 0.67 % should be (67 of 10000), and the variance is 1.76 instead of 2.
def private_histogram(data, bins, epsilon, neighbourhood, rng):
    scale = (1 if neighbourhood == "membership" else 2) / epsilon

    def noise():
        z = rng.laplace(scale=scale)
        while abs(z) > 5 * scale:
            z = rng.laplace(scale=scale)
        return z

    return [data.count(b) + noise() for b in bins]
