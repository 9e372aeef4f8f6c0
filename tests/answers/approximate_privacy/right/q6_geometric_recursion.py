# Recursion with geometric means.
def least_sigma(epsilon, delta, sensitivity):
    def enough(s):
        return normal_cdf(0.5 / s - epsilon * s) - math.exp(epsilon) * normal_cdf(-0.5 / s - epsilon * s) <= delta
    def search(low, high):
        if high / low < 1 + 1e-10:
            return high
        m = math.sqrt(low * high)
        return search(low, m) if enough(m) else search(m, high)
    return np.float64(sensitivity * search(1e-2, 1e3))
