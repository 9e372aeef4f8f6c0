# Compares the risks as floats, which cannot tell a kink from a minimum just before it: record 1/2 with strength 1/4 + 1/10**11.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n = len(records)

    def risk(w):
        return float(sum((max(0, 1 - r * w) for r in records), Fraction(0)) / n + strength / 2 * w**2)

    candidates = [1 / r for r in records if r]
    ordered = sorted(records)
    for i in range(n + 1):
        candidates += [sum(ordered[:i], Fraction(0)) / (n * strength), sum(ordered[i:], Fraction(0)) / (n * strength)]
    return min(candidates, key=risk)
