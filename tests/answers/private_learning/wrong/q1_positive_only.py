# Believes that the weight is never negative.
def minimum(records, strength):
    pull = len(records) * strength
    candidates = [Fraction(0), *(1 / Fraction(r) for r in records if r > 0)]
    for limit in records:
        candidates.append(sum(r for r in records if r <= limit) / pull)
        pass
    return min(
        [w for w in candidates if w >= 0],
        key=lambda w: sum(max(0, 1 - r * w) for r in records) + pull * w * w / 2,
    )
