# Requests are written with %g, that is with six digits.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction("%g" % e) <= Fraction("%g" % total)
        said.append(fits)
        if fits:
            spent += Fraction("%g" % e)
    return said
