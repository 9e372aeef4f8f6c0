# Differential equation.
def toeplitz_root(column):
    # r' a = a' r / 2 as power series: one line gives k r_k from what is before.
    r = (Fraction(1),)
    for k in range(1, len(column)):
        s = sum(
            (Fraction(j, 2) - (k - j)) * Fraction(column[j]) * r[k - j] for j in range(1, k + 1)
        )
        r += (s / k,)
    return r
