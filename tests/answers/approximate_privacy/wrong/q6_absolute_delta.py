# Accepts a δ that is too large by up to 1e-12, which is twice as much for δ = 1e-12.
def least_sigma(epsilon, delta, sensitivity):
    low, high = 0.0, 1.0

    def gap(s):
        return normal_cdf(1 / (2 * s) - epsilon * s) - math.exp(epsilon) * normal_cdf(-1 / (2 * s) - epsilon * s) - delta

    while gap(high) > 1e-12:
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if gap(middle) > 1e-12 else (low, middle)
    return sensitivity * high
