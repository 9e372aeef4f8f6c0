# By halving in logarithms.
def least_sigma(epsilon, delta, sensitivity):
    def enough(sigma):
        half, shift = 1 / (2 * sigma), epsilon * sigma
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    low, high = math.log(1e-3), math.log(1e4)
    for _ in range(100):
        middle = (low + high) / 2
        if enough(math.exp(middle)):
            high = middle
        else:
            low = middle
    return math.exp(high) * sensitivity
