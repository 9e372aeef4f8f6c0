# Squares the loss where it is not 0.
def minimum(records, strength):
    pull = len(records) * strength
    candidates = [Fraction(0), *(1 / Fraction(r) for r in records if r)]
    for limit in records:
        candidates.append(sum(r for r in records if r <= limit) / pull)
        candidates.append(sum(r for r in records if r >= limit) / pull)
    return min(
        candidates, key=lambda w: sum(max(0, 1 - r * w) ** 2 for r in records) + pull * w * w / 2
    )
