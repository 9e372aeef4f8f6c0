# As in the hint
def decisions(total, requests):
    left, said = Fraction(str(total)), []
    for e in requests:
        fits = math.isfinite(e) and 0 <= Fraction(str(e)) <= left
        said.append(fits)
        if fits:
            left -= Fraction(str(e))
    return said
