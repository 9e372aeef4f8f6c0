# All kinks and all vertices of prefixes and suffixes are compared by their exact risk.
def minimum(records, strength):
    rows = sorted(records)
    n = len(rows)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in rows) / Fraction(n) + strength / 2 * w * w

    candidates = [1 / r for r in rows if r != 0]
    for i in range(n):
        candidates.append(sum(rows[: i + 1]) / (n * strength))
        candidates.append(sum(rows[i:]) / (n * strength))
    return min(candidates, key=risk)
