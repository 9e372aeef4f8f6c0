# By decimal tuple.
from decimal import Decimal, getcontext


def pick_probabilities(utilities, epsilon, sensitivity):
    getcontext().prec = 50
    w = [(Decimal(epsilon) * Decimal(u) / (2 * Decimal(sensitivity))).exp() for u in utilities]
    s = sum(w)
    return tuple(float(v / s) for v in w)
