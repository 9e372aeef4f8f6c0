# Wrong for [Fraction(0)], strength 1: 0 / (n) is the float 0.0 there; a float is refused.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    if not any(rs):
        return sum(r for r in rs if r) / n
    options = [1 / r for r in rs if r]
    for i in range(n + 1):
        options += [Fraction(sum(rs[:i])) / (n * strength), Fraction(sum(rs[i:])) / (n * strength)]
    return min(options, key=lambda w: sum(max(Fraction(0), 1 - r * w) for r in rs) / n + strength * w * w / 2)
