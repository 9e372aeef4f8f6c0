# Finds the ratio digit by digit.
def least_sigma(epsilon, delta, sensitivity):
    def enough(r):
        half, shift = 1 / (2 * r), epsilon * r
        return normal_cdf(half - shift) - math.exp(epsilon) * normal_cdf(-half - shift) <= delta

    ratio = 0.0
    for place in range(4, -12, -1):
        unit = 10.0**place
        while not enough(ratio + unit):
            ratio += unit
    return (ratio + 1e-11) * sensitivity
