# Texts named zeros.
def always_somebody(n):
    table = {}
    for k in range(2**n):
        bits = tuple(k >> j & 1 for j in range(n))
        row = {f"person {i} has {b}": 0 for i in range(n) for b in (0, 1)}
        for i, b in enumerate(bits):
            row[f"person {i} has {b}"] = Fraction(1, n)
        table[bits] = row
    return table
