# The table is a default argument that keeps rows of earlier, larger calls.
def pad(k, table={}):
    for x in range(k):
        table[x] = {(r, (x + r) % k): Fraction(1, k) for r in range(k)}
    return table
