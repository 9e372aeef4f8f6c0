# Written with forty digits of mpmath.
import mpmath


def gaussian_delta(epsilon: float, sigma: float, sensitivity: float) -> float:
    with mpmath.workdps(40):
        e, s, d = map(mpmath.mpf, (epsilon, sigma, sensitivity))
        t = d / 2 + e * s * s / d
        return float(mpmath.ncdf(d - t, 0, s) - mpmath.exp(e) * mpmath.ncdf(-t, 0, s))
