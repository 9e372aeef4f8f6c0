# A root finder of scipy.
def least_sigma(epsilon, delta, sensitivity):
    from scipy.optimize import brentq

    def gap(log_sigma):
        mu = sensitivity / math.exp(log_sigma)
        return (
            normal_cdf(mu / 2 - epsilon / mu)
            - math.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu)
            - delta
        )

    return math.exp(brentq(gap, math.log(sensitivity) - 10, math.log(sensitivity) + 14, xtol=1e-10))
