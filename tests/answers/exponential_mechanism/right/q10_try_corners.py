# Try corners.
def worst_case(top, change):
    corners = [(a, v, v + s) for a in (0, top) for v in (0, top) for s in (change, -change)]
    allowed = [c for c in corners if 0 <= c[2] <= top]
    return max(allowed, key=lambda c: abs((c[1] - c[0]) ** 2 - (c[2] - c[0]) ** 2))
