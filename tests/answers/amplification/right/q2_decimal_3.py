# Another road: By decimal.
from decimal import Decimal, getcontext


def plan(epsilon, target, rate):
    getcontext().prec = 40
    room = Decimal(target).exp() - 1
    first = min(Decimal(1), room / (Decimal(epsilon).exp() - 1))
    return [float(first), float((room / Decimal(rate) + 1).ln())]
