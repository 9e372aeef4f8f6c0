# By decimal module.
def decisions(total, requests):
    from decimal import Decimal

    def ratio(e):
        return Fraction(Decimal(str(e))) if type(e) is float else Fraction(e)

    out = np.zeros(len(requests), dtype=bool)
    spent = Fraction(0)
    for i, e in enumerate(requests):
        if e != e or e in (math.inf, -math.inf) or e < 0:
            continue
        if spent + ratio(e) <= ratio(total):
            spent += ratio(e)
            out[i] = True
    return out
