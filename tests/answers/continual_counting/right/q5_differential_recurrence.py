# From 2 a r' = a' r follows k r_k = sum of (3j/2 - k) a_j r_(k-j).
def toeplitz_root(column):
    r = [1]
    for k in range(1, len(column)):
        terms = ((Fraction(3 * j, 2) - k) * column[j] * r[k - j] for j in range(1, k + 1))
        r.append(sum(terms, Fraction(0)) / k)
    return tuple(r)
