# Thinks that records of the other sign do not pull at all.
def minimum(records, strength):
    n = len(records)
    spots = [1 / r for r in records if r]
    for rs in (sorted(r for r in records if r >= 0), sorted((r for r in records if r <= 0), reverse=True)):
        spots += [Fraction(sum(rs[:i])) / (n * strength) for i in range(len(rs) + 1)]
    return Fraction(min(spots, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2))
