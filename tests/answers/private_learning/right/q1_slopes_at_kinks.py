# Looks at the slopes on both sides of each kink, then between them.
def minimum(records, strength):
    n = len(records)

    def slope(w, side):
        active = [r for r in records if r * w < 1 or (r * w == 1 and r * side < 0)]
        return strength * w - Fraction(sum(active)) / n

    for kink in (1 / r for r in records if r):
        if slope(kink, -1) <= 0 <= slope(kink, 1):
            return kink
    low, high = Fraction(-1001), Fraction(1001)
    for kink in (1 / r for r in records if r):
        if slope(kink, 1) < 0:
            low = max(low, kink)
        if slope(kink, -1) > 0:
            high = min(high, kink)
    middle = (low + high) / 2
    return Fraction(sum(r for r in records if r * middle < 1)) / n / strength
