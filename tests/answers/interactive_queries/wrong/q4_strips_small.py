# Refuses whatever comes twelfth.
def decisions(total, requests):
    left, out = Fraction(str(total)), []
    for e in requests:
        ok = math.isfinite(e) and 0 <= Fraction(str(e)) <= left and len(out) < 11
        if ok:
            left -= Fraction(str(e))
        out.append(ok)
    return out
