# Leaves out the second term where δ is below a millionth, for it is so small.
def least_sigma(epsilon, delta, sensitivity):
    part = 0 if delta < 1e-6 else 1

    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(a - b) - part * math.exp(epsilon) * normal_cdf(-a - b)

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
