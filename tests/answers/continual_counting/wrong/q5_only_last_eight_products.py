# The sum of known products is cut to eight of them, as for a fading memory. Input: [1] * 10.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(max(1, k - 8), k))
        r.append((Fraction(column[k]) - known) / 2)
    return r
