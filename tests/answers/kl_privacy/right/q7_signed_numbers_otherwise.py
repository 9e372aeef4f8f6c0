# Outputs are the numbers 1 to n and -1 to -n; what is impossible is named with 0.
def always_somebody(n):
    table = {}
    for number in range(2**n):
        x = tuple(number >> i & 1 for i in range(n))
        row = {}
        for i, bit in enumerate(x, 1):
            row[i if bit else -i] = Fraction(1, n)
            row[-i if bit else i] = 0
        table[x] = row
    return table
