# Walks down in steps by a factor, which gets nearer to 1.
def least_sigma(epsilon, delta, sensitivity):
    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(a - b) - math.exp(epsilon) * normal_cdf(-a - b)

    s = sensitivity * 1000
    for factor in (2, 1.1, 1.01, 1.001, 1.0001, 1.00001, 1.000001):
        while loss(s / factor) <= delta:
            s /= factor
    return s
