# Leaves n out.
def minimum(records, strength):
    pull = strength
    candidates = [Fraction(0), *(1 / Fraction(r) for r in records if r)]
    for limit in records:
        candidates.append(sum(r for r in records if r <= limit) / pull)
        candidates.append(sum(r for r in records if r >= limit) / pull)
    return min(candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) + pull * w * w / 2)
