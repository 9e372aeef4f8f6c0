# Wrong for total = 1, requests = [1, 1e-20]: what is spent is rounded to twelve places.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        fits = (
            math.isfinite(e)
            and e >= 0
            and round(spent + Fraction(str(e)), 12) <= Fraction(str(total))
        )
        if fits:
            spent += Fraction(str(e))
        said.append(bool(fits))
    return said
