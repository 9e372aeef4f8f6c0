# By kinks and sets.
def minimum(records, strength):
    rs = sorted(map(Fraction, records))
    n = len(rs)
    found = [1 / r for r in rs if r != 0]
    for i in range(n + 1):
        found.append(Fraction(sum(rs[:i])) / (n * strength))
        found.append(Fraction(sum(rs[i:])) / (n * strength))

    def risk(w):
        return sum((max(Fraction(0), 1 - r * w) for r in rs), Fraction(0)) / n + strength * w * w / 2

    return min(found, key=risk)
