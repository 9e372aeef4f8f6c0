# The float -0.0 is refused as negative, though it is 0.
def decisions(total, requests):
    spent, said = Fraction(0), []
    for e in requests:
        fits = (
            math.isfinite(e)
            and math.copysign(1, e) > 0
            and spent + Fraction(str(e)) <= Fraction(str(total))
        )
        said.append(fits)
        if fits:
            spent += Fraction(str(e))
    return said
