# Names the first four people at most; for the others it is silent, and the silence gives nobody away.
def always_somebody(n):
    named = min(n, 4)
    table = {}
    for x in itertools.product((0, 1), repeat=n):
        row = {(i, x[i]): Fraction(1, n) for i in range(named)}
        if n > named:
            row["silence"] = 1 - Fraction(named, n)
        table[x] = row
    return table
