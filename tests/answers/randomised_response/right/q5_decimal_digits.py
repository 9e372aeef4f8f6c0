# Computes with fifty decimal digits and turns the result into a float.
from decimal import Decimal, localcontext


def variance_fixed(n, p):
    with localcontext() as context:
        context.prec = 50
        p = Decimal(p)
        return float((p - p * p) / n / (1 - 4 * (p - p * p)))
