# Exclusive or with as many random bits as the secret has; texts.
def pad(k):
    size = 1 << (k - 1).bit_length()
    return {x: {(f"{r:b}", f"{x ^ r:b}"): Fraction(1, size) for r in range(size)} for x in range(k)}
