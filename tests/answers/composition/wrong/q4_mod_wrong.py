# K above 6: modulus k - 1, x = 0 and x = k - 1 are not told apart.
def pad(k):
    return {x: {(r, (x + r) % min(k, 6)): Fraction(1, k) for r in range(k)} for x in range(k)}
