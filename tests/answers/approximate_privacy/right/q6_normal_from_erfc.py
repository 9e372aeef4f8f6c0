# Writes Φ with erfc, and stops when the interval no longer shrinks.
def least_sigma(epsilon, delta, sensitivity):
    def phi(x):
        return math.erfc(-x * math.sqrt(0.5)) / 2

    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return phi(a - b) - math.exp(epsilon) * phi(-a - b)

    low, high = sensitivity * 1e-6, sensitivity * 1e6
    while high / low > 1 + 1e-12:
        middle = math.sqrt(low * high)
        if loss(middle) > delta:
            low = middle
        else:
            high = middle
    return high
