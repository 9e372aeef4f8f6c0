# Every subset of the records is tried as the set that pulls, besides the kinks; the least exact risk wins.
def minimum(records, strength):
    n = len(records)
    sums = {Fraction(0)}
    for r in records:
        sums |= {s + r for s in sums}
    places = {s / n / strength for s in sums} | {Fraction(1, 1) / r for r in records if r}
    best, least = None, None
    for w in places:
        j = strength * w**2 / 2
        for r in records:
            if r * w < 1:
                j += (1 - r * w) / n
        if least is None or j < least:
            best, least = w, j
    return int(best) if best.denominator == 1 else best
