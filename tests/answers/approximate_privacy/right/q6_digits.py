# Digit by digit.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        return (
            normal_cdf(0.5 / s - epsilon * s)
            - math.exp(epsilon) * normal_cdf(-0.5 / s - epsilon * s)
            <= delta
        )

    below = 0.0
    for place in range(6, -11, -1):
        step = 10.0**place
        for _ in range(9):
            if enough(below + step):
                break
            below += step
    return (below + 1e-10) * sensitivity
