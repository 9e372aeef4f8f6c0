# Looks at the kinks only.
def minimum(records, strength):
    pull = len(records) * strength
    candidates = [Fraction(0), *(1 / Fraction(r) for r in records if r)]
    return min(candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) + pull * w * w / 2)
