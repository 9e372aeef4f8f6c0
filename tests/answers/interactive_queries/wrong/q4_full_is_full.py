# Wrong for total = 1, requests = [1, 2, 0]: after a refusal with nothing left even 0 is refused.
def decisions(total, requests):
    budget, spent, said, closed = Fraction(str(total)), Fraction(0), [], False
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= budget and not closed
        if fits:
            spent += Fraction(str(e))
        elif spent == budget:
            closed = True
        said.append(fits)
    return said
