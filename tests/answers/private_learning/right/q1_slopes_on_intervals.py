# Walks over the intervals between kinks with their one-sided slopes, and stops where the slope changes its sign.
def minimum(records, strength):
    n = len(records)

    def slope(w, side):
        pull = Fraction(0)
        for r in records:
            margin = r * w
            if margin < 1 or (margin == 1 and side * r < 0):
                pull -= r
        return pull / n + strength * w

    kinks = sorted({1 / r for r in records if r})
    for k in kinks:
        if slope(k, -1) <= 0 <= slope(k, +1):
            return k
    edges = [k for k in kinks if slope(k, +1) < 0]
    if edges:
        left = edges[-1]
        return left - slope(left, +1) / strength
    if kinks:
        right = kinks[0]
        return right - slope(right, -1) / strength
    return 0
