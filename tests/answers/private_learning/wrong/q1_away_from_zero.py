# Takes 0 for no weight and leaves it out of the candidates, so that records that cancel get a kink, as 1 and -1 with strength 1/2.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n, ordered = len(records), sorted(records)
    kinks = [1 / r for r in ordered if r]
    flat = [sum(part) / (n * strength) for i in range(n + 1) for part in (ordered[:i], ordered[i:]) if sum(part)]
    if not kinks:
        return Fraction(0)
    return min(kinks + flat, key=lambda w: sum((max(0, 1 - r * w) for r in records), Fraction(0)) / n + strength / 2 * w**2)
