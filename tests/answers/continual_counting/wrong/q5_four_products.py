# Subtracts at most four of the known products.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        known = sum(r[i] * r[k - i] for i in range(1, min(k, 5)))
        r.append((column[k] - known) / Fraction(2))
    return r
