# Sorts the records that it was given in place.
def minimum(records, strength):
    n = len(records)
    records.sort()
    candidates = [1 / r for r in records if r]
    for i in range(n + 1):
        candidates += [sum(records[:i]) / (n * strength), sum(records[i:]) / (n * strength)]
    return min(
        candidates, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength * w * w / 2
    )
