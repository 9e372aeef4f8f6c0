# Fraction(e) of a float is taken for the decimal that is shown.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(e) <= Fraction(total)
        said.append(fits)
        if fits:
            spent += Fraction(e)
    return said
