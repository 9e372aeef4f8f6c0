# Another road: By decimal.
from decimal import Decimal, localcontext


def two_ways(epsilon, delta, rate, times):
    with localcontext() as context:
        context.prec = 50
        e, d, g = Decimal(epsilon), Decimal(delta), Decimal(rate)
        one = (1 + g * ((times * e).exp() - 1)).ln()
        fresh = times * (1 + g * (e.exp() - 1)).ln()
        return float(one), float(fresh), float(times * g * d)
