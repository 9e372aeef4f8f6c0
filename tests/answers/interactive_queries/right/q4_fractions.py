# Another way: fractions.
def decisions(total, requests):
    budget, spent, granted = Fraction(str(total)), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= budget
        if fits:
            spent += Fraction(str(e))
        granted.append(bool(fits))
    return granted
