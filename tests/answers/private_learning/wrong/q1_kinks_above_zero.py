# Looks at the kinks of records above 0 only, so that the minimum -1 of the record -1 with strength 1/10 is missed.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n = len(records)
    s = sorted(records)
    candidates = [Fraction(0)]
    for r in records:
        if r > 0:
            candidates.append(1 / r)
    for i in range(n + 1):
        candidates.append(sum(s[:i]) / (n * strength))
        candidates.append(sum(s[i:]) / (n * strength))
    return min(candidates, key=lambda w: sum((max(0, 1 - r * w) for r in s), Fraction(0)) / n + strength * w * w / 2)
