# Refuses all that is written with a minus sign, minus zero too, which is a request of 0.
def decisions(total, requests):
    spent, out = Fraction(0), []
    for e in requests:
        if str(e).startswith("-") or not math.isfinite(e):
            out.append(False)
            continue
        fits = spent + Fraction(str(e)) <= Fraction(str(total))
        spent += Fraction(str(e)) if fits else 0
        out.append(fits)
    return out
