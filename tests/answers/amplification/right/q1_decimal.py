# Fifty digits of decimal arithmetic, floats at the end.
from decimal import Decimal, localcontext


def two_ways(epsilon, delta, rate, times):
    def dec(v):
        v = Fraction(v)
        return Decimal(v.numerator) / Decimal(v.denominator)

    with localcontext() as ctx:
        ctx.prec = 50
        e, d, g = dec(epsilon), dec(delta), dec(rate)
        one = (1 + g * ((times * e).exp() - 1)).ln()
        fresh = times * (1 + g * (e.exp() - 1)).ln()
        return float(one), float(fresh), float(times * g * d)
