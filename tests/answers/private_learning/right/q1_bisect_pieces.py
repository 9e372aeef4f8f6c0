# Right: bisect pieces.
def minimum(records, strength):
    kinks = sorted({1 / r for r in records if r})
    n = len(records)

    def right_slope(w):
        # one-sided slope to the right of w
        s = strength * w
        for r in records:
            if r * w < 1 or (r * w == 1 and r < 0):
                s -= r / n
        return s

    lo, hi = 0, len(kinks)
    while lo < hi:
        mid = (lo + hi) // 2
        if right_slope(kinks[mid]) >= 0:
            hi = mid
        else:
            lo = mid + 1
    left = kinks[lo - 1] if lo > 0 else None
    right = kinks[lo] if lo < len(kinks) else None
    # a point strictly inside the piece (left, right)
    if left is None and right is None:
        inner = Fraction(0)
    elif left is None:
        inner = right - 1
    elif right is None:
        inner = left + 1
    else:
        inner = (left + right) / 2
    w = sum((r for r in records if r * inner < 1), Fraction(0)) / (n * strength)
    if right is not None and w > right:
        w = right
    return w if w.denominator != 1 else w.numerator
