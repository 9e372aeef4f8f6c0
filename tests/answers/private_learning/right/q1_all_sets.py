# Tries each set of records that may pull.
def minimum(records, strength):
    n = len(records)

    def risk(w):
        return Fraction(sum(max(0, 1 - r * w) for r in records)) / n + strength * w * w / 2

    found = {Fraction(0)} | {1 / r for r in records if r}
    sums = {Fraction(0)}
    for r in records:
        sums |= {s + r for s in sums}
    found |= {s / (n * strength) for s in sums}
    return min(found, key=risk)
