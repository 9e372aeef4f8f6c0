# Written with decimals, and with a sorted pair to keep the rate a probability.
from decimal import Decimal, getcontext


def plan(epsilon, target, rate):
    e, t, g = map(Decimal, (epsilon, target, rate))
    quotient = (t.exp() - 1) / (e.exp() - 1)
    return [float(sorted((Decimal(1), quotient))[0]), float(((t.exp() - 1 + g) / g).ln())]
