# Looks for the weight between -5 and 5 only.
def minimum(records, strength):
    n = len(records)
    candidates = {Fraction(0)} | {1 / r for r in records if r}
    for size in range(1, n + 1):
        for some in itertools.combinations(records, size):
            candidates.add(sum(some) / (n * strength))
    candidates = {w for w in candidates if -5 <= w <= 5}
    return min(
        candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2
    )
