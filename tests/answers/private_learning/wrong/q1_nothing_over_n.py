# Divides the whole number 0 by n where all are content, which is a float, and so cannot tell the kink from a minimum just before it: record 1/2 with strength 1/4 + 1/10**15.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n = len(records)
    ordered = sorted(records)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    candidates = [1 / r for r in records if r != 0]
    for i in range(n):
        candidates.append(sum(ordered[: i + 1]) / (n * strength))
        candidates.append(sum(ordered[i:]) / (n * strength))
    return min(candidates, key=risk)
