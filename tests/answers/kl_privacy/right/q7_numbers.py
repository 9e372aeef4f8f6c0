# Numbers the outputs: twice the person, plus the bit.
def always_somebody(n):
    rows = {}
    for number in range(2**n):
        x = tuple(number >> i & 1 for i in range(n))
        rows[x] = {2 * i + x[i]: Fraction(1, n) for i in range(n)}
    return rows
