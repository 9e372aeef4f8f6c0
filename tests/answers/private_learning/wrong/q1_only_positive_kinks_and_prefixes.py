# Prefixes of fewer than 3 records were never tried, e.g. [1/2, 1, 1, 1, 1, 1], 2/25 gives 1 (right 25/24).
def minimum(records, strength):
    n = len(records)
    ordered = sorted(records)
    options = [1 / r for r in ordered if r != 0]
    for i in range(n + 1):
        options.append(Fraction(sum(ordered[i:])) / (n * strength))
    if sum(ordered) > 0:
        options += [sum(ordered[:i], Fraction(0)) / (n * strength) for i in range(3, n + 1)]
    return min(options, key=lambda w: sum(max(0, 1 - r * w) for r in ordered) / n + strength * w * w / 2)
