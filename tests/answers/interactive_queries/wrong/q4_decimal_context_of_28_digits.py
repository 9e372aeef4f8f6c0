# Wrong for total = 1, requests = [1, 1e-30]: Decimal adds with 28 digits, and 1 + 1e-30 is 1.
def decisions(total, requests):
    from decimal import Decimal

    def D(e):
        return Decimal(e.numerator) / Decimal(e.denominator) if isinstance(e, Fraction) else Decimal(str(e))

    spent, said = Decimal(0), []
    for e in requests:
        ok = math.isfinite(e) and e >= 0 and spent + D(e) <= D(total)
        spent += D(e) if ok else 0
        said.append(ok)
    return said
