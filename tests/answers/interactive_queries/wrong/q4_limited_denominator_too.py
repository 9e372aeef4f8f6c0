# 1e-20 becomes 0, and is granted when all is spent.
def decisions(total, requests):
    budget, spent, granted = Fraction(total).limit_denominator(10**9), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0
        if fits:
            cost = Fraction(e).limit_denominator(10**9)
            fits = spent + cost <= budget
            spent += cost if fits else 0
        granted.append(fits)
    return granted
