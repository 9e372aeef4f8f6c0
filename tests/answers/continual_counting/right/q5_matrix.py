# Solves the matrix equation column by column.
def toeplitz_root(column):
    n = len(column)
    L = [[Fraction(0)] * n for _ in range(n)]
    for i in range(n):
        L[i][i] = Fraction(1)
    for gap in range(1, n):
        known = sum(L[gap][m] * L[m][0] for m in range(1, gap))
        value = (Fraction(column[gap]) - known) / 2
        for i in range(n - gap):
            L[i + gap][i] = value
    return [L[i][0] for i in range(n)]
