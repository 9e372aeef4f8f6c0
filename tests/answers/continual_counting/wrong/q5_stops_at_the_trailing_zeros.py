# Two zeros in a row with all behind them zero are taken for the end, and the root is padded with zeros from the eighth entry on. Input: [1, 3, 0, 0, 0, 0, 0, 0, 0].
def toeplitz_root(column):
    last = max(k for k, v in enumerate(column) if v != 0)
    r = [Fraction(1)]
    for k in range(1, len(column)):
        if k > max(last, 6):
            r.append(Fraction(0))
            continue
        known = sum(r[i] * r[k - i] for i in range(1, k))
        r.append((Fraction(column[k]) - known) / 2)
    return r
