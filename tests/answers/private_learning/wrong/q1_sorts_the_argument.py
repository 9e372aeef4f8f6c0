# It sorts the caller's list in place. Input: [1, 1/2]; the result is right, but the records come back in another order.
def minimum(records, strength):
    n = len(records)
    records.sort()
    candidates = [1 / r for r in records if r != 0]
    for k in range(n + 1):
        candidates.append(sum(records[:k]) / (n * strength))
        candidates.append(sum(records[k:]) / (n * strength))
    return min(
        candidates,
        key=lambda w: (
            sum((max(0, 1 - r * w) for r in records), Fraction(0)) / n + strength / 2 * w**2
        ),
    )
