# Fraction(1, 3) three times, or 1/3 and 0.6666666666666667.
def decisions(total, requests):
    def exact(e):
        return Fraction(str(float(e))) if e < 1e6 else Fraction(str(e))

    spent, granted = Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
