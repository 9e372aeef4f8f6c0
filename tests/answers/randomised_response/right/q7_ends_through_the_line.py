# An interval for q first, both ends sent through the straight line by a helper; in long exact decimals.
from decimal import Decimal, localcontext


def _line(share, p):
    return (share - p) / (1 - 2 * p)


def _exact(number):
    number = Fraction(number)
    return Decimal(number.numerator) / Decimal(number.denominator)


def interval(yes, n, p, z):
    with localcontext() as context:
        context.prec = 60
        share, p, z = _exact(Fraction(yes, n)), _exact(p), _exact(z)
        deviation = (share * (1 - share) / n).sqrt()
        return [float(_line(share - z * deviation, p)), float(_line(share + z * deviation, p))]
