# Counts with decimals, which keep 28 digits.
def decisions(total, requests):
    from decimal import Decimal

    def exact(value):
        if isinstance(value, Fraction):
            return Decimal(value.numerator) / value.denominator
        return Decimal(str(value))

    left, said = exact(total), []
    for request in requests:
        fits = math.isfinite(request) and 0 <= exact(request) <= left
        left -= exact(request) if fits else 0
        said.append(fits)
    return said
