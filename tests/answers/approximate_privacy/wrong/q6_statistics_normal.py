# Takes Φ from the standard library, whose tails are differences of numbers near 1.
def least_sigma(epsilon, delta, sensitivity):
    from statistics import NormalDist
    phi = NormalDist().cdf

    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return phi(a - b) - math.exp(epsilon) * phi(-a - b)

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
