# On each piece the parabola is clamped to its ends, the best of all taken.
def minimum(records, strength):
    n = len(records)
    ends = sorted({1 / Fraction(r) for r in records if r})
    pieces = list(zip([None] + ends, ends + [None]))
    best = None
    for low, high in pieces:
        if low is None and high is None:
            inside = Fraction(0)
        elif low is None:
            inside = high - 1
        elif high is None:
            inside = low + 1
        else:
            inside = (low + high) / 2
        w = sum((r for r in records if r * inside < 1), Fraction(0)) / (n * strength)
        if low is not None and w < low:
            w = low
        if high is not None and w > high:
            w = high
        value = n * strength * w * w + 2 * sum((1 - r * w for r in records if r * w < 1), Fraction(0))
        if best is None or value < best[0]:
            best = (value, w)
    return best[1]
