# The whole-number case keeps numerators over 4**k in 64 bits, which overflow. Input: [1, 1000, -1000, 1000, -1000, 1000, -1000, 1000, -1000, 1000].
def toeplitz_root(column):
    n = len(column)
    if any(Fraction(v).denominator != 1 for v in column):
        r = [Fraction(1)]
        for k in range(1, n):
            known = sum(r[i] * r[k - i] for i in range(1, k))
            r.append((Fraction(column[k]) - known) / 2)
        return r
    top = np.zeros(n, dtype=np.int64)
    top[0] = 1
    for k in range(1, n):
        known = (top[1:k] * top[1:k][::-1]).sum()
        here = (int(column[k]) * 4**k + 2**63) % 2**64 - 2**63
        top[k] = (np.int64(here) - known) // 2
    return [Fraction(int(v), 4**k) for k, v in enumerate(top)]
