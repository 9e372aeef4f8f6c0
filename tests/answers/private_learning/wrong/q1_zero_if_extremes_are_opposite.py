# It returns 0 as soon as the positive and the negative records have the same greatest size. Input: [1, -1, 1/2], strength 1/750: the minimum is 1.
def minimum(records, strength):
    n = len(records)
    if max(records) == -min(records):
        return Fraction(0)
    ordered = sorted(records)
    candidates = [1 / r for r in records if r]
    for k in range(n + 1):
        candidates.append(sum(ordered[:k]) / (n * strength))
        candidates.append(sum(ordered[k:]) / (n * strength))

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    return min(candidates, key=risk)
