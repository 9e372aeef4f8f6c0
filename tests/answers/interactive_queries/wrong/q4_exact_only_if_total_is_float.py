# Exact numbers are used only if the total is a float.
def decisions(total, requests):
    exact = (lambda v: Fraction(str(v))) if isinstance(total, float) else (lambda v: v)
    spent, said = 0, []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        said.append(bool(fits))
        if fits:
            spent += exact(e)
    return said
