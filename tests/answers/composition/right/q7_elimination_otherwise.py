# Gaussian elimination on a matrix.
def disguise(p, u, v):
    m = [[1 - p, p, u], [p, 1 - p, v]]
    f = m[1][0] / m[0][0]
    m[1] = [b - f * a for a, b in zip(*m)]
    y = m[1][2] / m[1][1]
    x = (m[0][2] - m[0][1] * y) / m[0][0]
    if all(0 <= z <= 1 for z in (x, y)):
        return x, y
