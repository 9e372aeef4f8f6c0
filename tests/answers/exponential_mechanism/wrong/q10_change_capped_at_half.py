# Wrong for 10, 6: the two values are never more than half of the range apart.
def worst_case(top, change):
    corners = [(a, v, w) for a in (0, top) for v in (0, top) for w in (0, top, change, top - change)]
    allowed = [c for c in corners if abs(c[1] - c[2]) <= change * (1 + 1e-13)]
    return max(allowed, key=lambda c: abs((c[1] - c[0]) ** 2 - (c[2] - c[0]) ** 2))
