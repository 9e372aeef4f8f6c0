# Text outputs.
def always_somebody(n):
    table = {}
    for number in range(2**n):
        x = tuple(number >> i & 1 for i in range(n))
        row = {}
        for i, bit in enumerate(x):
            row[f"person {i} has {bit}"] = Fraction(1) / n
        table[x] = row
    return table
