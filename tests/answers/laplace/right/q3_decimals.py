# Computes with forty decimal digits.
from decimal import Decimal as D
from decimal import getcontext


def promise(sensitivity, epsilon, chance):
    getcontext().prec = 40
    scale = D(sensitivity) / D(epsilon)
    return tuple(float(scale * part) for part in (D(1), D(2).sqrt(), -(1 - D(chance)).ln()))
