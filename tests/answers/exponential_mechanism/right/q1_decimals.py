# Uses Decimals, which hold numbers as large as e to the power of 50000 without taking anything away.
from decimal import Decimal as D


def pick_probabilities(utilities, epsilon, sensitivity):
    weights = [(D(u) * D(epsilon) / (2 * D(sensitivity))).exp() for u in utilities]
    total = sum(weights)
    return tuple(float(w / total) for w in weights)
