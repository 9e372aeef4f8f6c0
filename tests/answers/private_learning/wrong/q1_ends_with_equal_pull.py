# A record that is as strong as another of the other sign cancels with it, and both are left out.
def minimum(records, strength):
    n = len(records)
    rs = list(records)
    for r in records:
        if r in rs and -r in rs and r > 0 and sum(records) < 0:
            rs.remove(r)
            rs.remove(-r)
    rs.sort()
    spots = [1 / r for r in rs if r]
    for i in range(len(rs) + 1):
        spots += [Fraction(sum(rs[:i])) / (n * strength), Fraction(sum(rs[i:])) / (n * strength)]
    return Fraction(min(spots, key=lambda w: sum(max(0, 1 - r * w) for r in rs) / n + strength * w * w / 2))
