# A pad of twice as many values.
def pad(k):
    n = 2 * k
    return {x: {(r, (x + r) % n): Fraction(1, n) for r in range(n)} for x in range(k)}
