# Kinks are collected for positive records only. Input: [-1], strength 1/10: the minimum is the kink -1, it says 0.
def minimum(records, strength):
    n = len(records)
    rows = sorted(records)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in rows) / n + strength / 2 * w**2

    candidates = [1 / r for r in rows if r > 0] + [Fraction(0)]
    for i in range(n):
        candidates += [sum(rows[: i + 1]) / (n * strength), sum(rows[i:]) / (n * strength)]
    return min(candidates, key=risk)
