# Kinks of records that occur twice were left out, e.g. [1, 1], 1/4 gives 2 (right 1).
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    options = [1 / r for r in rs if r and (rs.count(r) == 1 or rs[0] < 0)]
    for i in range(n + 1):
        options += [Fraction(sum(rs[:i])) / (n * strength), Fraction(sum(rs[i:])) / (n * strength)]
    return min(options, key=lambda w: sum(max(Fraction(0), 1 - r * w) for r in rs) / n + strength * w * w / 2)
