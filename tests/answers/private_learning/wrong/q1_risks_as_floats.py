# Candidates are compared by float risks, so a kink beats a vertex just beside it. Input: [1/2], strength 1/4 + 10**-12 / 4: it says 2, right is 2/(1 + 10**-12).
def minimum(records, strength):
    n = len(records)
    rows = sorted(records)

    def risk(w):
        return float(sum(max(0, 1 - r * w) for r in rows) / n + strength / 2 * w**2)

    candidates = [1 / r for r in rows if r]
    for i in range(n):
        candidates += [sum(rows[: i + 1]) / (n * strength), sum(rows[i:]) / (n * strength)]
    return min(candidates, key=risk)
