# Counts equal records once in the sums of those who pull, if all records are positive.
def minimum(records, strength):
    n = len(records)
    rs = sorted(set(records)) if min(records) > 0 else sorted(records)
    cands = [1 / r for r in rs if r]
    for i in range(len(rs)):
        cands.append(sum(rs[: i + 1]) / (n * strength))
        cands.append(sum(rs[i:]) / (n * strength))
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w * w)
