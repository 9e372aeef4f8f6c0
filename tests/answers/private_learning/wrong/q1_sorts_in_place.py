# Sorts the caller's list, which must be left as it is.
def minimum(records, strength):
    n = len(records)
    records.sort()
    cands = [1 / r for r in records if r]
    for i in range(n):
        cands.append(sum(records[: i + 1]) / (n * strength))
        cands.append(sum(records[i:]) / (n * strength))
    return min(cands, key=lambda w: sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w * w)
