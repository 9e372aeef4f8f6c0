# In units of the sensitivity, then multiplied by it.
def least_sigma(epsilon, delta, sensitivity):
    def delta_of(s):
        return normal_cdf(1 / (2 * s) - epsilon * s) - math.exp(epsilon) * normal_cdf(
            -1 / (2 * s) - epsilon * s
        )

    low, high = 1e-6, 1e7
    while high / low > 1 + 1e-9:
        middle = math.sqrt(low * high)
        if delta_of(middle) > delta:
            low = middle
        else:
            high = middle
    return high * sensitivity
