# Decimal numbers of 28 digits are taken for exact, which sixths are not.
from decimal import Decimal


def decisions(total, requests):
    def exact(v):
        return (
            Decimal(v.numerator) / Decimal(v.denominator)
            if isinstance(v, Fraction)
            else Decimal(str(v))
        )

    spent, said = Decimal(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        said.append(bool(fits))
        if fits:
            spent += exact(e)
    return said
