# From 2 a r' = a' r for the generating functions, every coefficient at once
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        total = Fraction(0)
        for j in range(1, k + 1):
            total += (Fraction(3 * j, 2) - k) * column[j] * r[k - j]
        r.append(total / k)
    return r
