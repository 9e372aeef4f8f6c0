# Exact fractions from what Python shows.
def decisions(total, requests):
    total, spent, granted = Fraction(str(total)), Fraction(0), []
    for e in requests:
        if not math.isfinite(e):
            granted.append(False)
            continue
        e = Fraction(str(e))
        fits = e >= 0 and spent + e <= total
        if fits:
            spent += e
        granted.append(fits)
    return granted
