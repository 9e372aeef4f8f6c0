# Kinks are collected for positive records only, so a minimum at a kink to the left of 0 is missed.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    cands = [1 / r for r in rs if r > 0]
    for i in range(n):
        cands.append(sum(rs[: i + 1]) / (n * strength))
        cands.append(sum(rs[i:]) / (n * strength))
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + strength / 2 * w * w)
