# Ever smaller steps downwards.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        d = normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(
            -0.5 / s - epsilon * s
        )
        return d <= delta

    s, step = 128.0, 64.0
    while step > 1e-9 * s:
        if s > step and enough(s - step):
            s -= step
        else:
            step /= 2
    return s * sensitivity
