# Puts Φ together from erf, which loses all digits far in the tail.
def least_sigma(epsilon, delta, sensitivity):
    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return (math.erf((a - b) / 2**0.5) - math.exp(epsilon) * math.erf((-a - b) / 2**0.5) + 1 - math.exp(epsilon)) / 2

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
