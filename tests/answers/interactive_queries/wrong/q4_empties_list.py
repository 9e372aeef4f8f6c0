# The argument changes: the requests are taken out of the list.
def decisions(total, requests):
    spent, granted = Fraction(0), []
    while requests:
        e = requests.pop(0)
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= Fraction(str(total))
        if fits:
            spent += Fraction(str(e))
        granted.append(fits)
    return granted
