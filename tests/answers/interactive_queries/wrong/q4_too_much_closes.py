# A request of more than the whole total closes the ledger for good.
def decisions(total, requests):
    budget, spent, said, closed = Fraction(str(total)), Fraction(0), [], False
    for e in requests:
        usable = math.isfinite(e) and e >= 0
        if usable and Fraction(str(e)) > budget:
            closed = True
        fits = usable and not closed and spent + Fraction(str(e)) <= budget
        said.append(fits)
        if fits:
            spent += Fraction(str(e))
    return said
