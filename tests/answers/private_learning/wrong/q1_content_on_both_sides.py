# Takes a record for content as soon as |r w| > 1, also one of the wrong side.
def minimum(records, strength):
    n = len(records)
    rs = list(records) if sum(records) >= 0 else [-r for r in records]
    w = Fraction(0)
    for kink in sorted({1 / abs(r) for r in rs if r}):
        goal = sum((r for r in rs if abs(r) * kink <= 1), Fraction(0)) / (n * strength)
        if goal <= w:
            break
        w = min(goal, kink)
        if w < kink:
            break
    return w if sum(records) >= 0 else -w
