# Another way: exact sum.
def decisions(total, requests):
    """Which requests a budget grants, in their order."""
    budget, spent, said = Fraction(str(total)), Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + Fraction(str(e)) <= budget
        if fits:
            spent += Fraction(str(e))
        said.append(fits)
    return said
