# Written with odds of a mixture and logaddexp, without expm1.
from numpy import *


def two_ways(epsilon, delta, rate, times):
    half = -inf if rate == 1 else log1p(-rate)
    formula = lambda e: logaddexp(half, log(rate) + e)
    return array([formula(times * epsilon), times * formula(epsilon), times * rate * delta])
