# The least risk among 0, all kinks, and the stationary points of all sorted prefixes and suffixes, all in Fractions.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    candidates = [Fraction(0)] + [1 / r for r in records if r != 0]
    for k in range(n + 1):
        candidates.append(sum(ordered[:k]) / (n * strength))
        candidates.append(sum(ordered[k:]) / (n * strength))

    def risk(w):
        hinges = sum((max(Fraction(0), 1 - r * w) for r in records), Fraction(0))
        return hinges / n + strength / 2 * w**2

    return min(candidates, key=risk)
