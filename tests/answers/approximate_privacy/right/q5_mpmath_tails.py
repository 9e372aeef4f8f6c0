# By mpmath tails.
import mpmath


def gaussian_delta(epsilon, sigma, sensitivity):
    with mpmath.workdps(40):
        e, s, d = mpmath.mpf(epsilon), mpmath.mpf(sigma), mpmath.mpf(sensitivity)
        t = d / 2 + e * s**2 / d
        return float(mpmath.ncdf((d - t) / s) - mpmath.exp(e) * mpmath.ncdf(-t / s))
