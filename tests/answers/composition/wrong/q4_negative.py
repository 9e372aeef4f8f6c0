# Lets a probability be negative.
def pad(k):
    table = {x: {(r, (x + r) % k): Fraction(1, k) for r in range(k)} for x in range(k)}
    for x in range(k):
        table[x][0, x] -= 1
        table[x][0, "more"] = Fraction(1)
    return table
