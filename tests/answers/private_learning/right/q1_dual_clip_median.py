# By dual clip median.
def minimum(records, strength):
    # For subgradients: w = sum(a_i r_i) / (n lam), a_i in [0, 1]. The minimum of a convex piecewise
    # quadratic is the fixed point: shrink a bracket over the sorted breakpoints by bisection.
    n = len(records)
    points = sorted({Fraction(0), *(1 / r for r in records if r != 0)})

    def slope(w, side):
        s = n * strength * w
        for r in records:
            gap = 1 - r * w
            if gap > 0 or (gap == 0 and r * side < 0):
                s -= r
        return s

    low, high = -1, len(points)
    while high - low > 1:
        mid = (low + high) // 2
        if slope(points[mid], 1) >= 0:
            high = mid
        else:
            low = mid
    # the first point whose right slope is not negative is points[high], if there is one
    if high < len(points) and slope(points[high], -1) <= 0:
        return points[high]
    start = points[high] if high < len(points) else points[-1]
    side = -1 if high < len(points) else 1
    return start - slope(start, side) / (n * strength)
