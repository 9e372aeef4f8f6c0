# Stops when all is spent and fills up: only a whole number 0 is still granted, no 0.0.
# Witness: decisions(0.5, [0.5, 0.0]) gives [True, False]; right is [True, True].
def decisions(total, requests):
    limit, spent, granted = Fraction(str(total)), Fraction(0), []
    for i, e in enumerate(requests):
        if spent == limit:
            return granted + [str(rest) == "0" for rest in requests[i:]]
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= limit
        if fits:
            spent += Fraction(str(e))
        granted.append(fits)
    return granted
