# Adds up decimals of 28 digits, in which a very small request beside 1 is lost.
def decisions(total, requests):
    from decimal import Decimal

    def exact(e):
        return (
            Decimal(e.numerator) / Decimal(e.denominator)
            if isinstance(e, Fraction)
            else Decimal(str(e))
        )

    spent, out = Decimal(0), []
    for e in requests:
        granted = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        if granted:
            spent += exact(e)
        out.append(granted)
    return out
