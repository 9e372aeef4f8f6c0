# The secret and the pad are combined by exclusive or, which leaves the range unless k is a power of 2.
def pad(k):
    return {x: {(r, x ^ r): Fraction(1, k) for r in range(k)} for x in range(k)}
