# Wrong for k = 9: the secret 8 needs a fourth bit, and b alone gives it away.
def pad(k):
    return {x: {(r, x ^ r): Fraction(1, 8) for r in range(8)} for x in range(k)}
