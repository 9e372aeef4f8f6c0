# In decimal with 40 digits, a list of floats.
from decimal import Decimal, localcontext


def plan(epsilon, target, rate):
    with localcontext() as ctx:
        ctx.prec = 40
        e, t, g = (
            Decimal(Fraction(v).numerator) / Fraction(v).denominator
            for v in (epsilon, target, rate)
        )
        room = t.exp() - 1
        return [float(min(Decimal(1), room / (e.exp() - 1))), float((1 + room / g).ln())]
