# Tries the extreme records (both ends, yes and no) instead of formulas.
def sensitivities(low, high, n, neighbourhood):
    low, high = Fraction(low), Fraction(high)
    ends = (low, high)
    if neighbourhood == "membership":
        total = max(abs(v) for v in ends)
        yes = max(abs(v) * said for v in ends for said in (0, 1))
        mean = max(abs((u + v) / 2 - u) for u in ends for v in ends)
        return [total, yes, 1, 1, mean]
    pairs = list(itertools.product(ends, (0, 1)))
    total = max(abs(u - v) for u, _ in pairs for v, _ in pairs)
    yes = max(abs(u * a - v * b) for u, a in pairs for v, b in pairs)
    return [total, yes, 0, 2, total / n]
