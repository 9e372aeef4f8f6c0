# Rounds σ to five digits after the point, too coarse for a σ of 0.0247, as for ε = 10, δ = 1/4, sensitivity 0.1.
def least_sigma(epsilon, delta, sensitivity):
    low, high = sensitivity / 1000, sensitivity * 1000
    while high / low > 1 + 1e-12:
        middle = (low * high) ** 0.5
        mu = sensitivity / middle
        found = normal_cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu)
        low, high = (low, middle) if found <= delta else (middle, high)
    return round(high, 5)
