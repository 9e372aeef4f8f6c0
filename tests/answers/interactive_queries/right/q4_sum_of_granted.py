# Sums what was granted anew each time
def decisions(total, requests):
    limit, granted, out = Fraction(str(total)), [], []
    for e in requests:
        try:
            cost = Fraction(str(e))
        except ValueError:
            out.append(False)
            continue
        fits = not cost < 0 and not sum(granted, cost) > limit
        if fits:
            granted.append(cost)
        out.append(bool(fits))
    return out
