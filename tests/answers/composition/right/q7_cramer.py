# Uses Cramer's rule.
def disguise(p, u, v):
    def determinant(a, b, c, d):
        return a * d - b * c

    bottom = determinant(1 - p, p, p, 1 - p)
    r0 = determinant(u, p, v, 1 - p) / bottom
    r1 = determinant(1 - p, u, p, v) / bottom
    possible = max(r0, 0) == r0 and max(r1, 0) == r1 and max(r0, r1, 1) == 1
    return (r0, r1) if possible else None
