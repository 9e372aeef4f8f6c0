# Wrong for 1, 0.01: for a range below 3 all is cut to whole numbers, so the two values are equal.
def worst_case(top, change):
    corners = [(a, v, w) for a in (0, top) for v in (0, top) for w in (0, top, change, top - change)]
    allowed = [c for c in corners if abs(c[1] - c[2]) <= change * (1 + 1e-13)]
    return max(allowed, key=lambda c: abs((c[1] - c[0]) ** 2 - (c[2] - c[0]) ** 2))
