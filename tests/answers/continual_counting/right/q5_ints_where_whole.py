# Ints where whole.
def toeplitz_root(column):
    r = [1]
    for k in range(1, len(column)):
        pairs = 2 * sum((r[i] * r[k - i] for i in range(1, (k + 1) // 2)), Fraction(0))
        if k % 2 == 0:
            pairs += r[k // 2] ** 2
        entry = (column[k] - pairs) / 2
        r.append(int(entry) if entry.denominator == 1 else entry)
    return r
