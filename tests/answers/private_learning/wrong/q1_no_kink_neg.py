# Kinks to the left of 0 are forgotten.
def minimum(records, strength):
    pull = len(records) * strength
    cands = (
        [1 / r for r in records if r > 0]
        + [sum(r for r in records if r <= l) / pull for l in records]
        + [sum(r for r in records if r >= l) / pull for l in records]
    )
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in records) + pull * w * w / 2)
