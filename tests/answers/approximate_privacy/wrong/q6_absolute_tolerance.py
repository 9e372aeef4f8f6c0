# The bisection stops when the interval is shorter than 0.000008, whatever the size of σ.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        h = sensitivity / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    low, high = 1e-9, 1.0
    while not enough(high):
        high *= 2
    while high - low > 8e-6:
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
