# The weight is searched between -10 and 10 only, but it may be as large as 31. Input: [1/20], strength 1/400: the minimum is 20.
def minimum(records, strength):
    n = len(records)
    low, high = Fraction(-10), Fraction(10)
    ordered = sorted(records)
    candidates = [1 / r for r in records if r]
    for k in range(n + 1):
        candidates += [sum(ordered[:k]) / (n * strength), sum(ordered[k:]) / (n * strength)]
    candidates = [min(max(w, low), high) for w in candidates]

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    return min(candidates, key=risk)
