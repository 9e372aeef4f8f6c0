# Kinks, and the zero of the slope for every set of records that may pull.
def minimum(records, strength):
    n = len(records)
    spots = {Fraction(1) / r for r in records if r}
    for size in range(n + 1):
        for chosen in itertools.combinations(records, size):
            spots.add(sum(chosen, Fraction(0)) / (n * strength))
    return min(spots, key=lambda w: sum(max(Fraction(0), 1 - r * w) for r in records) / n + strength * w * w / 2)
