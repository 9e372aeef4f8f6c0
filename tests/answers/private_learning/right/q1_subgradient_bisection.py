# Bisection over the sorted kinks by the sign of the one-sided slopes, all in whole numbers.
def minimum(records, strength):
    den = math.lcm(*(Fraction(r).denominator for r in records))
    a = [int(r * den) for r in records]  # r = a / den
    scale = len(a) * strength

    def right_slope(w):  # just above w, times n
        return scale * w - sum(Fraction(x, den) for x in a if x * w < den or (x * w == den and x < 0))

    def left_slope(w):
        return scale * w - sum(Fraction(x, den) for x in a if x * w < den or (x * w == den and x > 0))

    kinks = sorted({Fraction(den, x) for x in a if x})
    low, high = 0, len(kinks)
    while low < high:
        mid = (low + high) // 2
        if right_slope(kinks[mid]) >= 0:
            high = mid
        else:
            low = mid + 1
    # the minimum is at most kinks[low], and more than kinks[low - 1]
    if low < len(kinks) and left_slope(kinks[low]) <= 0:
        return kinks[low]
    probe = (kinks[low - 1] + kinks[low]) / 2 if 0 < low < len(kinks) else None
    if probe is None:
        probe = kinks[0] - 1 if kinks and low == 0 else kinks[-1] + 1 if kinks else Fraction(0)
    return sum((Fraction(x, den) for x in a if x * probe < den), Fraction(0)) / scale
