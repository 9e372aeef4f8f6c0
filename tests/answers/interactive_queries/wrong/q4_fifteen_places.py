# 1e-20 shown with fifteen places is 0, and is granted when all is spent.
def decisions(total, requests):
    def exact(e):
        return Fraction(f"{e:.15f}") if isinstance(e, float) else Fraction(e)

    spent, granted = Fraction(0), []
    for e in requests:
        fits = math.isfinite(e) and e >= 0 and spent + exact(e) <= exact(total)
        if fits:
            spent += exact(e)
        granted.append(fits)
    return granted
