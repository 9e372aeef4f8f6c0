# Computes with Decimal, which rounds fractions to 28 digits.
# Witness: decisions(Fraction(1, 2), [Fraction(1, 6)] * 3) gives [True, True, False]; right is [True, True, True].
def decisions(total, requests):
    from decimal import Decimal

    def exact(e):
        if isinstance(e, Fraction):
            return Decimal(e.numerator) / Decimal(e.denominator)
        return Decimal(str(e))

    limit, spent, granted = exact(total), Decimal(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= limit
        if fits:
            spent += exact(e)
        granted.append(bool(fits))
    return granted
