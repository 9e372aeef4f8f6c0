# Wrong for 10, 8: for a change of 3/4 of the range and more the upper value is beyond the top, 10.5.
def worst_case(top, change):
    corners = [(a, v, w) for a in (0, top) for v in (0, top) for w in (0, top, change, top - change)]
    allowed = [c for c in corners if abs(c[1] - c[2]) <= change * (1 + 1e-13)]
    return max(allowed, key=lambda c: abs((c[1] - c[0]) ** 2 - (c[2] - c[0]) ** 2))
