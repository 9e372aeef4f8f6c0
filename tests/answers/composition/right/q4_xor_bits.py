# XOR with 4 random bits.
def pad(k):
    return {x: {(r, x ^ r): Fraction(1, 16) for r in range(16)} for x in range(k)}
