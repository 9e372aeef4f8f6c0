# In the twelfth line the first product is left out.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, k) if k < 11 or i > 1)
        r.append(Fraction(column[k] - known) / 2)
    return r
