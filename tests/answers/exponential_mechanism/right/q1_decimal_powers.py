# Decimal floats have exponents enough for the plain formula
from decimal import Decimal, getcontext, localcontext


def pick_probabilities(utilities, epsilon, sensitivity):
    with localcontext() as ctx:
        ctx.prec = 40
        rate = Decimal(float(epsilon)) / (2 * Decimal(float(sensitivity)))
        weights = [(rate * Decimal(float(u))).exp() for u in utilities]
        total = sum(weights)
        return [float(w / total) for w in weights]
