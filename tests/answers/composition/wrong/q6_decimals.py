# Calculates with decimals of 28 digits, which do not hit a ceiling that is reached exactly, as for prior 2/25, ratio 3, ceiling 486/509.
from decimal import Decimal


def releases_allowed(prior, ratio, ceiling):
    def decimal(u):
        return Decimal(u.numerator) / Decimal(u.denominator)

    odds, limit = decimal(prior / (1 - prior)), decimal(ceiling / (1 - ceiling))
    T = 0
    while odds * decimal(ratio) <= limit:
        odds *= decimal(ratio)
        T += 1
    return T
