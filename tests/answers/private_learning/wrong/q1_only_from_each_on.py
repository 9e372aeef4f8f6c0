# Takes sums of the sorted records from each one on only, so that a minimum above 0 where the largest are content is missed: for 1 and 1/4 with strength 1/10.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n = len(records)
    ordered = sorted(records)

    def risk(w):
        return sum((max(0, 1 - r * w) for r in records), Fraction(0)) / n + strength / 2 * w**2

    candidates = [1 / r for r in records if r != 0]
    candidates += [sum(ordered[i:]) / (n * strength) for i in range(n)]
    return min(candidates, key=risk)
