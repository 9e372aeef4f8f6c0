# Takes the side of 0 from the number of positive and negative records, not from their sum.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    positive = sum(r > 0 for r in rs) >= sum(r < 0 for r in rs)
    cands = [Fraction(0)] + [1 / r for r in rs if r]
    for i in range(n):
        cands.append(sum(rs[: i + 1]) / (n * strength))
        cands.append(sum(rs[i:]) / (n * strength))
    cands = [w for w in cands if (w >= 0) == positive or w == 0]
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + strength / 2 * w * w)
