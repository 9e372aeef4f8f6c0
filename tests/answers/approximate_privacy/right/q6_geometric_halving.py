# Halving of the exponent.
def least_sigma(epsilon, delta, sensitivity):
    low, high = math.log(1e-3), math.log(1e5)
    for _ in range(90):
        middle = (low + high) / 2
        mu = math.exp(-middle)
        enough = normal_cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * normal_cdf(
            -mu / 2 - epsilon / mu
        )
        low, high = (low, middle) if enough <= delta else (middle, high)
    return sensitivity * math.exp(high)
