# For w > 0 only positive records are counted as pulling (and for w < 0 only negative ones); the wrong side is forgotten in the stationary points.
def minimum(records, strength):
    n = len(records)
    plus = sorted(r for r in records if r > 0)
    minus = sorted((r for r in records if r < 0), reverse=True)
    cands = [Fraction(0)] + [1 / r for r in plus + minus]
    for side in (plus, minus):
        for i in range(len(side)):
            cands.append(sum(side[: i + 1]) / (n * strength))
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w * w)
