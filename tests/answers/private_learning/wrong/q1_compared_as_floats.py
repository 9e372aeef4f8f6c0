# Compares the risks of the candidates as floats, in which close ones are equal.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    spots = [1 / r for r in rs if r]
    for i in range(n + 1):
        spots += [sum(rs[:i]) / (n * strength), sum(rs[i:]) / (n * strength)]
    return Fraction(min(spots, key=lambda w: float(sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2)))
