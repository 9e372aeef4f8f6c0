# Tries all corners with exact Fractions and keeps the best one.
def worst_case(top, change):
    top, change = Fraction(top), Fraction(change)
    ends = [Fraction(0), top]
    corners = [(a, v, v + s) for a in ends for v in (*ends, top - change, change) for s in (-change, change)]
    inside = [c for c in corners if 0 <= c[2] <= top]
    return tuple(map(float, max(inside, key=lambda c: abs((c[1] - c[0]) ** 2 - (c[2] - c[0]) ** 2))))
