# Whole numbers over a common denominator
def decisions(total, requests):
    good = [
        None
        if e != e or e in (math.inf, -math.inf) or e < 0
        else Fraction(repr(e) if isinstance(e, float) else e)
        for e in requests
    ]
    limit = Fraction(repr(total) if isinstance(total, float) else total)
    unit = math.lcm(limit.denominator, *(g.denominator for g in good if g is not None))
    left, out = int(limit * unit), []
    for g in good:
        cost = None if g is None else int(g * unit)
        out.append(cost is not None and cost <= left)
        if out[-1]:
            left -= cost
    return tuple(out)
