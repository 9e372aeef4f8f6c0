# Newton's method on the logarithm of δ, inside a bracket.
def least_sigma(epsilon, delta, sensitivity):
    def gap(s):
        d = normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(
            -0.5 / s - epsilon * s
        )
        return math.log(max(d, 1e-300)) - math.log(delta)

    low, high = 0.05, 200.0
    while high - low > 1e-9 * high:
        middle = (low + high) / 2
        if gap(middle) > 0:
            low = middle
        else:
            high = middle
    return np.float64(high * sensitivity)
