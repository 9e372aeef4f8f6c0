# Elimination without exchanging rows; a 0 where one divides is taken for "no solution". Input: (0, 1/2, 1/2), (1/2, 0, 1/2), (1/2, 1/2, 0): None.
def weights(rows):
    a, z, o = ([Fraction(u) for u in row] for row in rows)
    n = len(a)
    if a[0] == 0:
        return None
    z1 = [u - z[0] / a[0] * v for u, v in zip(z, a)]
    o1 = [u - o[0] / a[0] * v for u, v in zip(o, a)]
    j = next((j for j in range(n) if z1[j]), None)
    if j is not None:
        o1 = [u - o1[j] / z1[j] * v for u, v in zip(o1, z1)]
    k = next((k for k in range(n) if o1[k]), None)
    if k is None:
        return None
    w = [Fraction(0)] * n
    w[k] = 1 / o1[k]
    if j is not None:
        w[j] = -z1[k] * w[k] / z1[j]
    w[0] = -sum(u * v for u, v in zip(a[1:], w[1:])) / a[0]
    return w
