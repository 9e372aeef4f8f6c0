# Wrong for column = [1, 2, 1/3]: r starts as the int 1, and an int divided by 2 becomes a float; only even sizes of ints are saved.
def toeplitz_root(column):
    exact = Fraction if all(v in (0, 1, 3) for v in column) else (lambda v: v)
    r = [exact(column[0])]
    for k in range(1, len(column)):
        r.append((exact(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2)
    return r
