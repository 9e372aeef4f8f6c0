# Codes x by two digits in base 3 and pads only the digits mod 3 and mod 2, so the high digit 2 wraps to 0.
def pad(k):
    table = {}
    for x in range(k):
        high, low = divmod(x, 3)
        table[x] = {((r, s), ((high + r) % 2, (low + s) % 3)): Fraction(1, 6) for r in range(2) for s in range(3)}
    return table
