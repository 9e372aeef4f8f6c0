# The same in decimal numbers with 50 digits and without cancellation.
from decimal import ROUND_FLOOR, Decimal, localcontext


def most_labels(sigma, records, epsilon, delta):
    with localcontext() as context:
        context.prec = 50
        e, log = Decimal(float(epsilon)), -Decimal(float(delta)).ln()
        root = e / ((log + e).sqrt() + log.sqrt())
        number = (root * Decimal(float(sigma)) / Decimal(int(records))) ** 2
        return int(number.to_integral_value(rounding=ROUND_FLOOR))
