# Brent's method for the logarithm of δ over the logarithm of σ/Δ.
def least_sigma(epsilon, delta, sensitivity):
    from scipy.optimize import brentq
    from scipy.special import log_ndtr

    def gap(u):
        h = math.exp(-u)
        a, b = log_ndtr(h / 2 - epsilon / h), epsilon + log_ndtr(-h / 2 - epsilon / h)
        return a + math.log(-math.expm1(b - a)) - math.log(delta)

    return sensitivity * math.exp(brentq(gap, math.log(0.02), math.log(400), xtol=1e-12))
