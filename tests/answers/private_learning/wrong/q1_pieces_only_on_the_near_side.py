# For negative weights the sums of all records above a limit are no candidates, only those below one. Input: [-1/3, -3/4], strength 19/200: -100/57.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    candidates = [1 / r for r in records if r]
    candidates += [sum(ordered[:k]) / (n * strength) for k in range(1, n + 1)]
    candidates += [sum(r for r in records if abs(r) < 1) / (n * strength)]

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    return min(candidates, key=risk)
