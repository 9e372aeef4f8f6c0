# Wrong for total = 9007199254740992, requests = [9007199254740993].
def decisions(total, requests):
    budget, spent, said = Fraction(str(float(total))), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(float(e))) <= budget
        if fits:
            spent += Fraction(str(float(e)))
        said.append(fits)
    return said
