# Closes for ever when somebody asks for more than the whole budget.
def decisions(total, requests):
    limit, spent, out = Fraction(str(total)), Fraction(0), []
    for e in requests:
        if not math.isfinite(e) or e < 0:
            out.append(False)
            continue
        e = Fraction(str(e))
        if e > limit:
            limit = Fraction(-1)
        out.append(spent + e <= limit)
        spent += e * out[-1]
    return out
