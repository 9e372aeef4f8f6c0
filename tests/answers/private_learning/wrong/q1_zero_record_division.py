# Wrong for [Fraction(0)], 1: raises ZeroDivisionError where no record is negative and one is 0.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    options = [1 / r for r in (rs if rs[0] >= 0 else [r for r in rs if r])]
    for i in range(n + 1):
        options += [Fraction(sum(rs[:i])) / (n * strength), Fraction(sum(rs[i:])) / (n * strength)]
    return min(options, key=lambda w: sum(max(Fraction(0), 1 - r * w) for r in rs) / n + strength * w * w / 2)
