# Wrong for column = [1, 1 + 10**-16, 1/3]: entries pass through str of a float, which rounds 1 + 10**-16 to 1.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        entry = Fraction(str(float(column[k])))
        r.append((entry - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
