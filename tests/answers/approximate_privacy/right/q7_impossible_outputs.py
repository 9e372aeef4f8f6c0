# Written with two more outputs that are impossible under both.
def counterexample(factor, delta):
    c, d = factor.as_integer_ratio(), delta.as_integer_ratio()
    bottom = d[1] * (c[0] + c[1])
    lie = c[1] * (d[1] - d[0])
    P = [0, Fraction(bottom - lie, bottom), 0, Fraction(lie, bottom)]
    return P, [P[0], P[3], P[2], P[1]]
