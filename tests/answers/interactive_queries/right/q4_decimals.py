# Counts with decimals of many digits, and with fractions where they do not end.
def decisions(total, requests):
    from decimal import Decimal

    def exact(value):
        if isinstance(value, Fraction):
            return value
        return Fraction(Decimal(repr(value)))

    left, said = exact(total), []
    for request in requests:
        try:
            cost = exact(request)
        except (ValueError, OverflowError, ArithmeticError):
            cost = Fraction(-1)
        ok = 0 <= cost <= left
        left -= cost if ok else 0
        said.append(ok)
    return tuple(said)
