# Bigger modulus.
def pad(k):
    m = 3 * k + 1
    return {x: {((r,), (3 * x - r) % m): Fraction(1, m) for r in range(m)} for x in range(k)}
