# Takes minus zero for a negative request.
def decisions(total, requests):
    left, out = Fraction(str(total)), []
    for e in requests:
        ok = math.isfinite(e) and math.copysign(1, e) > 0 and Fraction(str(e)) <= left
        if ok:
            left -= Fraction(str(e))
        out.append(ok)
    return out
