# With 50 decimal digits, and the conjugate form of the root that loses none.
from decimal import Decimal, getcontext


def most_labels(sigma, records, epsilon, delta):
    getcontext().prec = 50
    s, e = Decimal(float(sigma)), Decimal(float(epsilon))
    log = -Decimal(float(delta)).ln()
    x = e / ((log + e).sqrt() + log.sqrt())
    return int((x * s / records) ** 2)
