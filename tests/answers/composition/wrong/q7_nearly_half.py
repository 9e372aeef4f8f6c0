# Takes the equations for unsolvable if p is above 49/100, wrong for p = 499/1000, u = 500/1000, v = 501/1000.
def disguise(p, u, v):
    determinant = 1 - 2 * p
    if determinant < Fraction(1, 50):
        return (u, v) if u == v else None
    r0 = ((1 - p) * u - p * v) / determinant
    r1 = ((1 - p) * v - p * u) / determinant
    return (r0, r1) if 0 <= min(r0, r1) and max(r0, r1) <= 1 else None
