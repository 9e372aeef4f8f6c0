# The third root of B/A by Newton's method in decimal numbers.
from decimal import Decimal


def best_split(epsilon, answers, monotone, renewed):
    ratio = (1 if monotone else 2) * (1 if renewed else answers)
    square = Decimal(ratio**2)
    root = square  # is at least the third root, as square >= 1
    for _ in range(200):
        root -= (root**3 - square) / (3 * root**2)
    share = 1 / (1 + root)
    base = 2 * (Decimal(answers if renewed else 1) / Decimal(float(epsilon))) ** 2
    return float(share), float(base * (1 + root) ** 3)
