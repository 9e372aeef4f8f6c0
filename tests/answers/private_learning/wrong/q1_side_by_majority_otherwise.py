# Takes the side on which more records are, in place of that of their sum.
def minimum(records, strength):
    n = len(records)
    side = sum((r > 0) - (r < 0) for r in records)
    candidates = {Fraction(0)} | {1 / r for r in records if r}
    for size in range(1, n + 1):
        for some in itertools.combinations(records, size):
            candidates.add(sum(some) / (n * strength))
    candidates = [w for w in candidates if w * side >= 0]
    return min(
        candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2
    )
