# Another way: bisection.
def least_sigma(epsilon, delta, sensitivity):
    def enough(ratio):
        half, shift = 1 / (2 * ratio), epsilon * ratio
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    low, high = 0.0, 1.0
    while not enough(high):
        low, high = high, 2 * high
    for _ in range(60):
        middle = (low + high) / 2
        if enough(middle):
            high = middle
        else:
            low = middle
    return high * sensitivity
