# With statistics.NormalDist on the small side.
def gaussian_delta(epsilon, sigma, sensitivity):
    mu = sensitivity / sigma
    a, b = mu / 2 - epsilon / mu, -mu / 2 - epsilon / mu
    return math.erfc(-a / 2**0.5) / 2 - math.e**epsilon * (math.erfc(-b / 2**0.5) / 2)
