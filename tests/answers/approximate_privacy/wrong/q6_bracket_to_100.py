# The bisection starts with 100 as its upper end, which is too small for little ε and a large sensitivity.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        h = sensitivity / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    low, high = 1e-3, 100.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
