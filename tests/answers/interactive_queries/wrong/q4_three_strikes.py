# Three refusals one after the other close the ledger: a smaller one would still fit.
def decisions(total, requests):
    spent, granted = Fraction(0), []
    for e in requests:
        closed = granted[-3:] == [False] * 3
        fits = not closed and math.isfinite(e) and e >= 0
        fits = fits and spent + Fraction(str(e)) <= Fraction(str(total))
        if fits:
            spent += Fraction(str(e))
        granted.append(fits)
    return granted
