# Whole units.
def decisions(total, requests):
    usable = [e if math.isfinite(e) and e >= 0 else None for e in requests]
    exact = [None if e is None else Fraction(str(e)) for e in usable]
    budget = Fraction(str(total))
    unit = math.lcm(budget.denominator, *(e.denominator for e in exact if e is not None))
    left = int(budget * unit)
    out = np.zeros(len(exact), dtype=bool)
    for i, e in enumerate(exact):
        if e is not None and int(e * unit) <= left:
            left -= int(e * unit)
            out[i] = True
    return out
