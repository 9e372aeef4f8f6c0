# Makes a float of every number first and then takes its decimal, which changes large whole numbers.
# Witness: decisions(10**16, [9999999999999999, 1]) gives [True, False]; right is [True, True].
def decisions(total, requests):
    limit, spent, granted = Fraction(str(float(total))), Fraction(0), []
    for e in map(float, requests):
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= limit
        if fits:
            spent += Fraction(str(e))
        granted.append(fits)
    return granted
