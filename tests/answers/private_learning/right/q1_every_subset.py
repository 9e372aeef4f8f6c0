# All subsets of records as those that pull, and all kinks; an exact risk decides.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    how_many = len(records)

    def risk(w: Fraction) -> Fraction:
        parts = (1 - r * w for r in records)
        return sum((p for p in parts if p > 0), Fraction(0)) / how_many + strength * w * w / 2

    best = Fraction(0)
    for mask in itertools.product((0, 1), repeat=how_many):
        w = sum((r for r, bit in zip(records, mask) if bit), Fraction(0)) / (how_many * strength)
        best = min(best, w, key=risk)
    for r in records:
        if r:
            best = min(best, 1 / r, key=risk)
    return best
