# Bisection as in the hint.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        h = sensitivity / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    low, high = 0.0, float(sensitivity)
    while not enough(high):
        low, high = high, 2 * high
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
