# For δ below a millionth the classical rule is returned, since the exact one would be unstable.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        h = sensitivity / s
        return (
            normal_cdf(h / 2 - epsilon / h) - math.exp(epsilon) * normal_cdf(-h / 2 - epsilon / h)
            <= delta
        )

    if delta < 1e-6:
        return math.sqrt(2 * math.log(1.25 / delta)) * sensitivity / epsilon
    low, high = sensitivity * 1e-6, sensitivity
    while not enough(high):
        high *= 2
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
