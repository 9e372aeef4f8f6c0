# Takes floats for the binary fractions that they are.
def decisions(total, requests):
    spent, out = Fraction(0), []
    for e in requests:
        granted = math.isfinite(e) and e >= 0 and spent + Fraction(e) <= Fraction(total)
        if granted:
            spent += Fraction(e)
        out.append(granted)
    return out
