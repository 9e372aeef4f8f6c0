# Where all records are content, sum(...) is the int 0 and 0 / n a float, so close risks are compared rounded. Input: [1/2], strength 1/4 + 10**-12: a bit less than 2, and not 2.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    candidates = [1 / r for r in records if r != 0]
    for k in range(n + 1):
        candidates.append(sum(ordered[:k]) / (n * strength))
        candidates.append(sum(ordered[k:]) / (n * strength))

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / n + strength / 2 * w**2

    return min(candidates, key=risk)
