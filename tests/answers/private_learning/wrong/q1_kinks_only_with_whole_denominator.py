# The kink is computed with floor division, so it is right only for records 1/k. Input: [2/3], strength 1/10: the minimum is 3/2.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    candidates = [r.denominator // r.numerator for r in records if r != 0]
    for k in range(n + 1):
        candidates.append(sum(ordered[:k], Fraction(0)) / (n * strength))
        candidates.append(sum(ordered[k:], Fraction(0)) / (n * strength))

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    return min(candidates, key=risk)
