# Takes fractions for the floats beside them.
def decisions(total, requests):
    f = lambda e: Fraction(str(float(e)))
    s, o = Fraction(0), []
    for e in requests:
        ok = math.isfinite(e) and 0 <= f(e) and s + f(e) <= f(total)
        s += f(e) if ok else 0
        o.append(ok)
    return o
