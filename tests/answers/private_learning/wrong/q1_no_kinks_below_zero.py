# Tries the kinks of positive records only.
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)

    def risk(w):
        return sum(max(0, 1 - r * w) for r in records) / Fraction(n) + strength * w * w / 2

    candidates = [Fraction(0)] + [1 / r for r in records if r > 0]
    for i in range(n + 1):
        candidates.append(sum(ordered[:i]) / (n * strength))
        candidates.append(sum(ordered[i:]) / (n * strength))
    return min(candidates, key=risk)
