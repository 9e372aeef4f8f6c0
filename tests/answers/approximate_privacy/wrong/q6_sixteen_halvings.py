# Halves only sixteen times, which leaves a relative error above 1e-5, as for ε = 2, δ = 1/4, sensitivity 1.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        return normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(-0.5 / s - epsilon * s) <= delta

    low, high = 0.0, 1.0
    while not enough(high):
        low, high = high, 2 * high
    for _ in range(16):
        middle = (low + high) / 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high * sensitivity
