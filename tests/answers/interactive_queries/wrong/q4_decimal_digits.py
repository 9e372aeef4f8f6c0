# A total of 1e16 and requests 1e16, 1e-20: 28 digits are too few.
def decisions(total, requests):
    from decimal import Decimal

    def exact(e):
        if isinstance(e, Fraction):
            return Decimal(e.numerator) / Decimal(e.denominator)
        return Decimal(str(e))

    spent, granted = Decimal(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
