# Prefixes of fewer than 3 records were never tried, e.g. [1/2, 1, 1, 1, 1, 1], 2/25 gives 1 (right 25/24).
def minimum(records, strength):
    # J is convex: its slope rises; go to where it changes sign.
    n = len(records)

    def right_slope(w):  # slope just to the right of w
        pull = Fraction(0)
        for r in records:
            at = r * w
            if at < 1 or (at == 1 and r < 0):
                pull += r
        return strength * w - pull / n

    def left_slope(w):
        pull = Fraction(0)
        for r in records:
            at = r * w
            if at < 1 or (at == 1 and r > 0):
                pull += r
        return strength * w - pull / n

    kinks = sorted({1 / Fraction(r) for r in records if r})
    for w in kinks:
        if left_slope(w) <= 0 <= right_slope(w):
            return w
    inside = [w for w in kinks if right_slope(w) < 0]
    # the slope is linear right of the last kink where it is negative
    if inside:
        w = inside[-1]
        return w - right_slope(w) / strength
    w = kinks[0] - 1 if kinks else Fraction(0)
    return w - right_slope(w) / strength
