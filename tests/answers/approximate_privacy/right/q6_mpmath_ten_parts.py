# By mpmath ten parts.
import mpmath


def least_sigma(epsilon, delta, sensitivity):
    # search for mu = sensitivity/sigma, digit after digit, with thirty digits of precision
    with mpmath.workdps(30):
        e, d = mpmath.mpf(epsilon), mpmath.mpf(delta)

        def enough(mu):
            return mpmath.ncdf(mu / 2 - e / mu) - mpmath.exp(e) * mpmath.ncdf(-mu / 2 - e / mu) <= d

        mu, step = mpmath.mpf("0.001"), mpmath.mpf(1)
        for _ in range(12):
            while enough(mu + step):
                mu += step
            step /= 10
        return float(sensitivity / mu)
