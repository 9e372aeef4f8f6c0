# The kink of a record is put at w = r and not at 1/r. Input: [1/2], strength 1/10: the minimum is the kink 2.
def minimum(records, strength):
    n = len(records)
    rows = sorted(records)

    def risk(w):
        return Fraction(sum(max(0, 1 - r * w) for r in rows), n) + strength * w * w / 2

    candidates = list(rows)
    for i in range(n + 1):
        candidates.append(Fraction(sum(rows[:i])) / (n * strength))
        candidates.append(Fraction(sum(rows[i:])) / (n * strength))
    return min(candidates, key=risk)
