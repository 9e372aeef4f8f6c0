# Compares logarithms of tails from scipy, and a root by brentq.
def least_sigma(epsilon, delta, sensitivity):
    from scipy.optimize import brentq
    from scipy.stats import norm

    def gap(t):
        s = math.exp(t)
        a, b = sensitivity / (2 * s), epsilon * s / sensitivity
        first, second = norm.logcdf(a - b), epsilon + norm.logcdf(-a - b)
        return first + math.log1p(-math.exp(min(second - first, -1e-300))) - math.log(delta)

    return math.exp(brentq(gap, math.log(sensitivity) - 6, math.log(sensitivity) + 7, xtol=1e-13))
