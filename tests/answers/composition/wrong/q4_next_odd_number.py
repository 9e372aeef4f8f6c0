# Multiplies modulo the next odd number, which is no prime for k = 7 and k = 8, where b alone tells something.
def pad(k):
    p = k + 1 if k % 2 == 0 else k + 2
    return {x: {(r, (x + 1) * r % p): Fraction(1, p - 1) for r in range(1, p)} for x in range(k)}
