# Stops as soon as the δ is within a billionth of what is asked.
def least_sigma(epsilon, delta, sensitivity):
    def loss(s):
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        return normal_cdf(a - b) - math.exp(epsilon) * normal_cdf(-a - b)

    low, high = 0.0, sensitivity
    while loss(high) > delta:
        high *= 2
    while abs(loss(high) - delta) > 1e-9:
        middle = (low + high) / 2
        low, high = (low, middle) if loss(middle) <= delta else (middle, high)
    return high
