# Text outputs: right
def always_somebody(n):
    table = {}
    for number in range(2**n):
        x = tuple(number >> i & 1 for i in range(n))
        row = table[x] = {}
        for i in range(n):
            row[f"person {i} has {x[i]}"] = Fraction(1, n)
    return table
