# Whole numbers above 2**53, such as 9007199254740993: taken as floats first.
def decisions(total, requests):
    def exact(e):
        return e if isinstance(e, Fraction) else Fraction(str(float(e)))

    spent, granted = Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
