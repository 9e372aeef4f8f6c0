# Written with brentq from scipy for both equations.
from scipy.optimize import brentq


def plan(epsilon, target, rate):
    after = lambda e, g: math.log1p(g * math.expm1(e))
    first = 1.0 if epsilon <= target else brentq(lambda u: after(epsilon, math.exp(u)) - target, -30, 0, xtol=1e-14, rtol=1e-14)
    half = brentq(lambda e: after(e, rate) - target, 0, 40, xtol=1e-14, rtol=1e-14)
    return (math.exp(first) if epsilon > target else first), half
