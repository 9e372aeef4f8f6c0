# Minus infinity: what is negative is refused by its text only after it was added to what is spent.
def decisions(total, requests):
    spent, granted = Fraction(0), []
    for e in requests:
        if e == math.inf or e != e:
            granted.append(False)
            continue
        cost = Fraction(str(max(e, -1e300)))
        fits = cost >= 0 and spent + cost <= Fraction(str(total)) or e == -math.inf and spent == 0
        if fits:
            spent += max(cost, 0)
        granted.append(fits)
    return granted
