# Halves the interval of logarithms.
def least_sigma(epsilon, delta, sensitivity):
    low, high = math.log(1e-3), math.log(1e4)
    for _ in range(80):
        middle = (low + high) / 2
        s = math.exp(middle)
        d = normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(
            -0.5 / s - epsilon * s
        )
        low, high = (low, middle) if d <= delta else (middle, high)
    return sensitivity * math.exp(high)
