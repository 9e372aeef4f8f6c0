# Takes a δ below 10^-10 for 10^-10.
def least_sigma(epsilon, delta, sensitivity):
    delta = max(delta, 1e-10)

    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(a - b) - math.exp(epsilon) * normal_cdf(-a - b)

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
