# The sums of the first record alone and of the last record alone are no candidates. Input: [1/4, 1/2], strength 17/500: 125/34.
def minimum(records, strength):
    n = len(records)
    if n == 1:
        r = records[0]
        candidates = [r / strength] + ([1 / r] if r else [])
    else:
        ordered = sorted(records)
        candidates = [1 / r for r in records if r]
        for k in range(2, n + 1):
            candidates.append(sum(ordered[:k]) / (n * strength))
            candidates.append(sum(ordered[-k:]) / (n * strength))

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w * w

    return min(candidates, key=risk)
