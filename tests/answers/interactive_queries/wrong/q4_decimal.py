# Computes in decimals of 28 digits, which hold no third.
import decimal


def decisions(total, requests):
    D = lambda v: (
        decimal.Decimal(v.numerator) / v.denominator
        if isinstance(v, Fraction)
        else decimal.Decimal(str(v))
    )
    left, out = D(total), []
    for e in requests:
        ok = math.isfinite(e) and 0 <= D(e) <= left
        if ok:
            left -= D(e)
        out.append(ok)
    return out
