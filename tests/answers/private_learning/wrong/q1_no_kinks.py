# Looks at the parabolas only, and never at a kink.
def minimum(records, strength):
    pull = len(records) * strength
    candidates = [Fraction(0)]
    for limit in records:
        candidates.append(sum(r for r in records if r <= limit) / pull)
        candidates.append(sum(r for r in records if r >= limit) / pull)
    return min(candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) + pull * w * w / 2)
