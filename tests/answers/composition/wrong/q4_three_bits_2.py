# Wrong for k = 9 only: the secret 8 needs a fourth bit, which b shows (b is 8 or more for x = 8 alone).
def pad(k):
    return {x: {(r, x ^ r): Fraction(1, 8) for r in range(8)} for x in range(k)}
