# Looks at the kinks of positive records only.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    spots = [1 / r for r in rs if r > 0]
    for i in range(n + 1):
        spots += [sum(rs[:i]) / (n * strength), sum(rs[i:]) / (n * strength)]
    return Fraction(min(spots, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2))
