# The sets of records that still pull are taken to be the short ones |r| below a limit, also when the signs are mixed.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records, key=abs)
    cands = [1 / r for r in rs if r] + [Fraction(0)]
    for i in range(n):
        cands.append(sum(rs[: i + 1]) / (n * strength))
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + strength / 2 * w * w)
