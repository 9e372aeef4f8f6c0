# Wrong for total = 10**16, requests = [10**16, 1e-20]: 28 digits are not enough.
from decimal import Decimal


def q4_decimal(number):
    if isinstance(number, Fraction):
        return Decimal(number.numerator) / Decimal(number.denominator)
    return Decimal(str(number))


def decisions(total, requests):
    budget, spent, said = q4_decimal(total), Decimal(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + q4_decimal(e) <= budget
        if fits:
            spent += q4_decimal(e)
        said.append(fits)
    return said
