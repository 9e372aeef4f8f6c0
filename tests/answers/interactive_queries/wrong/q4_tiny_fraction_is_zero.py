# Grants what is 0 as a float, also a tiny fraction, when nothing is left.
# Witness: decisions(1, [1, Fraction(1, 10**400)]) gives [True, True]; right is [True, False].
def decisions(total, requests):
    limit, spent, granted = Fraction(str(total)), Fraction(0), []
    for e in requests:
        if float(e) == 0:
            granted.append(True)
            continue
        fits = math.isfinite(e) and e > 0 and spent + Fraction(str(e)) <= limit
        if fits:
            spent += Fraction(str(e))
        granted.append(fits)
    return granted
