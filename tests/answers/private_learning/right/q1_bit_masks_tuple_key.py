# By bit masks tuple key.
def minimum(records, strength):
    n = len(records)
    best = None
    options = []
    for mask in range(2**n):
        pull = sum((r for i, r in enumerate(records) if mask >> i & 1), Fraction(0))
        options.append(pull / (n * strength))
    options.extend(Fraction(r.denominator, r.numerator) for r in records if r.numerator)
    for w in options:
        cost = strength * w**2 / 2
        for r in records:
            if r * w < 1:
                cost += (1 - r * w) / n
        if best is None or cost < best[0]:
            best = cost, w
    w = best[1]
    return int(w) if w.denominator == 1 else w
