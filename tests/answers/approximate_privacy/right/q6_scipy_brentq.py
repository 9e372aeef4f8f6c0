# By scipy brentq.
from scipy.optimize import brentq
from scipy.special import log_ndtr


def least_sigma(epsilon, delta, sensitivity):
    def gap(u):
        s = math.exp(u)
        a, b = log_ndtr(0.5 / s - epsilon * s), epsilon + log_ndtr(-0.5 / s - epsilon * s)
        return float(a + np.log1p(-np.exp(b - a))) - math.log(delta)

    return np.float64(math.exp(brentq(gap, math.log(0.1), math.log(1000), xtol=1e-12)) * sensitivity)
