# False position on the logarithm, then bisection.
def least_sigma(epsilon, delta, sensitivity):
    def excess(t):
        mu = math.exp(-t)
        return (
            normal_cdf(mu / 2 - epsilon / mu)
            - math.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu)
            - delta
        )

    low, high = -12.0, 16.0
    for turn in range(200):
        middle = low + (high - low) * (0.5 if turn % 2 else 0.4)
        if excess(middle) > 0:
            low = middle
        else:
            high = middle
    return sensitivity * math.exp(high)
