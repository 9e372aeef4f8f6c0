# Gives the last secret a row of its own.
def pad(k):
    table = {x: {(r, (x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
    table[k - 1] = {(r, r + k): Fraction(1, k) for r in range(k)}
    return table
