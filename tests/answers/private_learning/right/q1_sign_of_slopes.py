# Tests each candidate by its slopes to the left and to the right, with no risk computed.
def minimum(records, strength):
    """The weight with the least regularised risk."""
    n = len(records)

    def slope(w, right):
        half = Fraction(0)
        for r in records:
            content = r * w > 1 or (r * w == 1 and (r > 0) == right)
            half -= 0 if content else r
        return half / n + strength * w

    kinks = sorted({1 / r for r in records if r})
    points = [kinks[0] - 1, *((a + b) / 2 for a, b in itertools.pairwise(kinks)), kinks[-1] + 1] if kinks else [Fraction(0)]
    flat = [sum((r for r in records if r * p < 1), Fraction(0)) / (n * strength) for p in points]
    return next(w for w in [*kinks, *flat] if slope(w, False) <= 0 <= slope(w, True))
