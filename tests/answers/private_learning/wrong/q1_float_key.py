# Wrong for records whose risks differ by less than a float tells, e.g. [Fraction(1, 10**9)] with strength 2: compares risks as floats, takes 0 for 1/(2*10**9).
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    options = [Fraction(0)] + [1 / r for r in rs if r]
    for i in range(n + 1):
        options += [Fraction(sum(rs[:i])) / (n * strength), Fraction(sum(rs[i:])) / (n * strength)]
    return min(options, key=lambda w: float(sum(max(Fraction(0), 1 - r * w) for r in rs) / n + strength * w * w / 2))
