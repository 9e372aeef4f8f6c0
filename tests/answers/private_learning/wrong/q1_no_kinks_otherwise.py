# Looks only where the slope of a parabola is 0, and forgets that the minimum may be at a kink.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    cands = [sum(rs[:i]) / (n * strength) for i in range(n + 1)]
    cands += [sum(rs[i:]) / (n * strength) for i in range(n)]
    cands = [Fraction(c) for c in cands]
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + strength / 2 * w * w)
