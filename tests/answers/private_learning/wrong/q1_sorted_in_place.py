# Sorts the records that it was given.
def minimum(records, strength):
    n = len(records)
    records.sort()
    rs = records
    spots = [1 / r for r in records if r]
    for i in range(n + 1):
        spots += [sum(rs[:i]) / (n * strength), sum(rs[i:]) / (n * strength)]
    return Fraction(min(spots, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2))
