# Written with bisect over a long range of small steps of the logarithm of σ.
import bisect


def least_sigma(epsilon, delta, sensitivity):
    half = lambda k: math.exp(k * 1e-7)

    def formula(k):
        mu = 1 / half(k)
        return normal_cdf(mu / 2 - epsilon / mu) - math.exp(epsilon) * normal_cdf(-mu / 2 - epsilon / mu) <= delta

    return sensitivity * half(bisect.bisect_left(range(-10**8, 10**8), True, key=formula) - 10**8)
