# Entries beyond five are cut off.
def toeplitz_root(column):
    r = [Fraction(1)]
    for k in range(1, len(column)):
        r.append(
            max(
                Fraction(-5),
                min(
                    Fraction(5),
                    (Fraction(column[k]) - sum(r[i] * r[k - i] for i in range(1, k))) / 2,
                ),
            )
        )
    return r
