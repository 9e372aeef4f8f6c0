# Right: hint candidates.
def minimum(records, strength):
    n = len(records)
    rs = sorted(records)
    cands = [1 / Fraction(r) for r in rs if r != 0]
    for i in range(n):
        cands.append(Fraction(sum(rs[: i + 1])) / (n * strength))
        cands.append(Fraction(sum(rs[i:])) / (n * strength))

    def risk(w):
        return sum((max(Fraction(0), 1 - r * w) for r in rs), Fraction(0)) / n + Fraction(strength) / 2 * w * w

    return min(cands, key=risk)
