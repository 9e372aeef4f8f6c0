# Another road: By decimal.
from decimal import Decimal, getcontext


def promise(sensitivity, epsilon, chance):
    getcontext().prec = 40
    scale = Decimal(sensitivity) / Decimal(epsilon)
    t = -scale * (1 - Decimal(chance)).ln()
    return float(scale), float(scale * Decimal(2).sqrt()), float(t)
