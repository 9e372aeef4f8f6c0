# Takes for a float the nearest fraction with a denominator up to a million: 1e-20 becomes 0.
def decisions(total, requests):
    limit = Fraction(total).limit_denominator()
    spent, out = Fraction(0), []
    for e in requests:
        if not math.isfinite(e) or e < 0:
            out.append(False)
            continue
        cost = Fraction(e).limit_denominator()
        out.append(spent + cost <= limit)
        if out[-1]:
            spent += cost
    return out
