# The sensitivity is rounded up to a whole number.
def least_sigma(epsilon, delta, sensitivity):
    d = math.ceil(sensitivity)

    def enough(s):
        h = d / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    low, high = d * 1e-6, d * 1e4
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
